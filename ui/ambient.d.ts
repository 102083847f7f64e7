/** What Streamlit gives a component that is drawn: what Python sends, where it stands, and how it tells Python of what it found. */
interface Component<Data = null, Found extends object = {}> {
  data: Data
  parentElement: HTMLElement | ShadowRoot
  setTriggerValue: <Event extends string & keyof Found>(event: Event, value: Found[Event]) => void
}

interface Window {
  /** The page when something was pressed on it before the announcer could listen. */
  before?: HTMLElement
}

declare module "*.css" {
  const text: string
  export default text
}
