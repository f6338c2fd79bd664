import type { Template } from '../item.ts'

/**
 * Bends over two, cubes of the longest arm over two; `tumble` is turned some other way than around the upright axis, and
 * `lengths` means that the wrong ones differ in the length of their arms, not in where they point.
 */
export const WEIGHTS = { bends: 0.75, length: 0.45, tumble: 0.35, lengths: 0.25 }
export const BASE = -1.6
const FEWEST_BENDS = 2
const SHORTEST = 2

export interface SolidTemplate extends Template {
  bends: number
  longest: number
  doesTumble: boolean
  byLength: boolean
}

function template(bends: number, longest: number, doesTumble: boolean, byLength: boolean): SolidTemplate {
  return {
    id: `solid-${bends}-${longest}${doesTumble ? '-tumble' : '-spin'}${byLength ? '-lengths' : '-ends'}`,
    family: 'solid',
    features: {
      bends: bends - FEWEST_BENDS,
      length: longest - SHORTEST,
      ...(doesTumble ? { tumble: 1 } : {}),
      ...(byLength ? { lengths: 1 } : {}),
    },
    bends,
    longest,
    doesTumble,
    byLength,
  }
}

const LENGTHS = [2, 3, 4]
/** With two bends the ends could only point where their mirror image does. */
const SHAPES = [
  { bends: 2, byLength: [true] },
  { bends: 3, byLength: [false, true] },
  { bends: 4, byLength: [false, true] },
  { bends: 5, byLength: [false, true] },
]

export const TEMPLATES: readonly SolidTemplate[] = SHAPES.flatMap((shape) =>
  LENGTHS.flatMap((longest) =>
    [false, true].flatMap((doesTumble) =>
      shape.byLength.map((byLength) => template(shape.bends, longest, doesTumble, byLength)),
    ),
  ),
)
