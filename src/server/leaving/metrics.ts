import { resultCounter } from '../platform/result-counter.ts'

export const leavingCounter = resultCounter(
  'accounts_closed',
  'Accounts that were closed, taken back or erased',
)
