import { resultCounter } from '../platform/result-counter.ts'

export const reauthenticationCounter = resultCounter(
  'reauthentications',
  'Proofs of who somebody is before dangerous acts, by result',
)

export const sessionCounter = resultCounter(
  'sessions_ended',
  'Sessions that their owners ended, one or all others',
)
