// The styles of the picture, which esbuild puts into its code as texts.

import comparison from "./comparison.css"
import controls from "./controls.css"
import editedCells from "./edited_cells.css"
import boxes from "./boxes.css"
import fingers from "./fingers.css"
import flow from "./flow.css"
import geometry from "./geometry.css"
import goal from "./goal.css"
import hero from "./hero.css"
import loose from "./loose.css"
import machine from "./machine.css"
import opening from "./opening/opening.css"
import play from "./play.css"
import roles from "./roles.css"
import rows from "./rows.css"

export const STYLES = [comparison, controls, editedCells, boxes, fingers, flow, geometry, goal, hero, loose, machine, opening, play, roles, rows].join("\n")
