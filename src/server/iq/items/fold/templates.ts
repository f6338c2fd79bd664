import type { Template } from '../item.ts'

/**
 * Folds and punches over one; a diagonal crease; `rivals` means four ways to fold and two to punch among the options, so
 * that looking where the punch went rules out less.
 */
export const WEIGHTS = { folds: 1.3, punches: 0.45, diagonal: 0.3, rivals: 0.25 }
export const BASE = -2.2

export interface FoldTemplate extends Template {
  folds: number
  punches: number
  hasDiagonal: boolean
  ways: 2 | 4
}

function template(folds: number, punches: number, hasDiagonal: boolean, ways: 2 | 4): FoldTemplate {
  return {
    id: `fold-${folds}-${punches}${hasDiagonal ? '-diagonal' : '-straight'}${ways === 4 ? '-rivals' : ''}`,
    family: 'fold',
    features: {
      folds: folds - 1,
      punches: punches - 1,
      ...(hasDiagonal ? { diagonal: 1 } : {}),
      ...(ways === 4 ? { rivals: 1 } : {}),
    },
    folds,
    punches,
    hasDiagonal,
    ways,
  }
}

/** Two diagonal folds have few cells in common, and a paper folded four times has little room for punches. */
const mostPunches = (folds: number, hasDiagonal: boolean): number =>
  folds === 4 || (folds === 1 && hasDiagonal) ? 2 : 3
const waysOf = (folds: number): readonly (2 | 4)[] => (folds === 1 ? [2] : [2, 4])

export const TEMPLATES: readonly FoldTemplate[] = [1, 2, 3, 4].flatMap((folds) =>
  [false, true].flatMap((hasDiagonal) =>
    [1, 2, 3]
      .filter((punches) => punches <= mostPunches(folds, hasDiagonal))
      .flatMap((punches) => waysOf(folds).map((ways) => template(folds, punches, hasDiagonal, ways))),
  ),
)
