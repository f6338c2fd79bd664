import type { IqDrawing, IqItem } from '../../../contract/iq.ts'
import { IQ_PATH } from '../../../contract/iq-rules.ts'

/** Whether every shape of an item can be drawn: without one of them it might have no answer, and would still count. */
export function canDraw({ stem, options = [] }: Pick<IqItem, 'stem' | 'options'>): boolean {
  return [...stem, ...options].every(isWhole)
}

function isWhole({ prims }: IqDrawing): boolean {
  return prims.every((shape) => shape.t === 'c' || IQ_PATH.test(shape.d))
}
