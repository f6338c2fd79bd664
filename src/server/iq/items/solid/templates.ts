import type { Template } from '../item.ts'
import type { Foils } from './chain.ts'

/**
 * Bends over two, cubes of the longest arm over two; `spin` is turned around the upright axis alone, which is easier than
 * any other way, and `lengths` counts the arms that differ in their length and not in where they point.
 */
export const WEIGHTS = { bends: 0.75, length: 0.45, spin: -0.35, lengths: 0.1 }
export const BASE = -1.6
const FEWEST_BENDS = 2
const SHORTEST = 2
const BY_LENGTH = { lengths: 2, middle: 2, mixed: 1, ends: 0 }

export interface SolidTemplate extends Template {
  bends: number
  longest: number
  doesTumble: boolean
  foils: Foils
}

function template(bends: number, longest: number, doesTumble: boolean, foils: Foils): SolidTemplate {
  return {
    id: `solid-${bends}-${longest}-${doesTumble ? 'tumble' : 'spin'}-${foils}`,
    family: 'solid',
    features: {
      bends: bends - FEWEST_BENDS,
      length: longest - SHORTEST,
      spin: doesTumble ? 0 : 1,
      lengths: BY_LENGTH[foils],
    },
    bends,
    longest,
    doesTumble,
    foils,
  }
}

/** Only what has eight different chains: ends of few bends could only point where those of their mirror image do. */
const SHAPES: readonly { bends: number; longest: readonly number[]; foils: readonly Foils[] }[] = [
  { bends: 2, longest: [2, 3, 4], foils: ['middle'] },
  { bends: 2, longest: [3, 4, 5], foils: ['lengths'] },
  { bends: 3, longest: [2, 3, 4], foils: ['middle', 'lengths', 'mixed'] },
  { bends: 4, longest: [2, 3, 4], foils: ['lengths', 'mixed', 'ends'] },
  { bends: 5, longest: [2, 3, 4], foils: ['lengths', 'mixed', 'ends'] },
]

export const TEMPLATES: readonly SolidTemplate[] = SHAPES.flatMap(({ bends, longest, foils }) =>
  longest.flatMap((most) =>
    foils.flatMap((foil) =>
      // Both ends pointing elsewhere leave hardly a view from the same side that shows them all.
      (foil === 'ends' ? [true] : [false, true]).map((doesTumble) => template(bends, most, doesTumble, foil)),
    ),
  ),
)
