import type { IqFamily } from '../../../contract/iq-rules.ts'
import { solveFold } from './fold/solver.ts'
import type { Item } from './item.ts'
import { solveMatrix } from './matrix/solver.ts'
import { solveRotate } from './rotate/solver.ts'
import { solveSeries } from './series/solver.ts'
import { solveSolid } from './solid/solver.ts'

/** All answers that can be argued for, by somebody who knows no generator: of a good item, its key alone. */
export const SOLVERS: Record<IqFamily, (item: Item) => number[]> = {
  matrix: (item) => (item.kind === 'choose8' ? solveMatrix(item) : []),
  series: (item) => (item.kind === 'number' ? solveSeries(item.numbers) : []),
  rotate: solveRotate,
  solid: solveSolid,
  fold: solveFold,
}
