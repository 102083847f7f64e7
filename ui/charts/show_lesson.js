// A lesson is shown once all of its first figure is drawn (ui/frame/waiting.css): nothing in it moves while it opens.

const PARTS = ".st-key-figure :is([data-testid^=stBidiComponent], [data-testid=stSkeleton])"

export function showLesson() {
  const lesson = document.querySelector(".st-key-lesson:not([data-drawn])")
  if (lesson && ![...lesson.querySelectorAll(PARTS)].some((one) => !one.closest("[data-drawn]"))) lesson.setAttribute("data-drawn", "")
}
