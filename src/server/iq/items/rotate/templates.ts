import type { Template } from '../item.ts'

/** Turns that are harder to imagine have a weight of their own. */
export const TURNS = {
  quarter: [90, 180, 270],
  angle45: [45, 135, 225, 315],
  angle30: [30, 60, 120, 150, 210, 240, 300, 330],
} as const
export type Turn = keyof typeof TURNS

/** Per cell over five; a marked cell is something to hold on to. */
export const WEIGHTS = { cells: 0.5, angle45: 0.5, angle30: 0.8, mark: -0.2 }
export const BASE = -2.6
const FEWEST = 5

export interface RotateTemplate extends Template {
  count: number
  turn: Turn
  hasMark: boolean
}

const range = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index)

function template(count: number, turn: Turn, hasMark: boolean): RotateTemplate {
  return {
    id: `rotate-${count}-${turn}${hasMark ? '-mark' : ''}`,
    family: 'rotate',
    features: {
      cells: count - FEWEST,
      ...(turn === 'quarter' ? {} : { [turn]: 1 }),
      ...(hasMark ? { mark: 1 } : {}),
    },
    count,
    turn,
    hasMark,
  }
}

const EVERY_TURN = ['quarter', 'angle45', 'angle30'] as const
export const TEMPLATES: readonly RotateTemplate[] = [
  ...range(5, 12).flatMap((count) => EVERY_TURN.map((turn) => template(count, turn, false))),
  ...range(5, 11).flatMap((count) => EVERY_TURN.map((turn) => template(count, turn, true))),
]
