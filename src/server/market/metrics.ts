import { resultCounter } from '../platform/result-counter.ts'

export const marketCounter = resultCounter(
  'plans',
  'Plans: checkouts begun, plans changed, cancelled and resumed, plans that ended, people told of a price',
)
