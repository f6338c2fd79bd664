import type { IqForm } from '../../../contract/iq-rules.ts'
import type { SeenItem } from '../item/seen-item.ts'
import { figure, tiles } from './drawings.ts'

export interface Example {
  item: SeenItem
  /** Which option, counted from 0, or the number. */
  solution: number
  /** The text that explains it. */
  why: 'whyPattern' | 'whyDouble' | 'whyTurned' | 'whyThree' | 'whyGrowing'
}

const OUTLINES = ['circle', 'square', 'triangle'] as const

const pattern: Example = {
  item: {
    kind: 'choose8',
    instruction: 'matrix',
    stem: OUTLINES.flatMap((outline) => [1, 2, 3].map((strokes) => figure(outline, strokes))).slice(0, 8),
    options: [
      figure('square', 3),
      figure('triangle', 2),
      figure('circle', 3),
      figure('triangle', 3, 1),
      figure('square', 2),
      figure('triangle', 3),
      figure('circle', 1),
      figure('triangle', 1),
    ],
  },
  solution: 5,
  why: 'whyPattern',
}

const BOOT = [
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [1, 2],
] as const
const WAVE = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 2],
  [2, 2],
] as const
const CUP = [
  [0, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [2, 0],
] as const

const turned: Example = {
  item: {
    kind: 'choose8',
    instruction: 'rotate',
    stem: [tiles(BOOT)],
    options: [
      tiles(BOOT, { isMirrored: true }),
      tiles(WAVE),
      tiles(BOOT, { turns: 1 }),
      tiles(BOOT, { turns: 3, isMirrored: true }),
      tiles(CUP, { turns: 1 }),
      tiles(WAVE, { turns: 1 }),
      tiles(BOOT, { turns: 2, isMirrored: true }),
      tiles(CUP),
    ],
  },
  solution: 2,
  why: 'whyTurned',
}

const series = (numbers: number[], solution: number, why: Example['why']): Example => ({
  item: { kind: 'number', instruction: 'series', stem: [], numbers },
  solution,
  why,
})
const double = series([3, 6, 12, 24], 48, 'whyDouble')

/** The same three for everybody who takes that form. */
export const EXAMPLES: Readonly<Record<IqForm, readonly Example[]>> = {
  full: [pattern, double, turned],
  series: [series([5, 8, 11, 14], 17, 'whyThree'), double, series([1, 2, 4, 7, 11], 16, 'whyGrowing')],
}
