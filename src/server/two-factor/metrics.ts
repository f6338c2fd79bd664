import { resultCounter } from '../platform/result-counter.ts'

export const secondStepCounter = resultCounter(
  'second_steps',
  'Second steps of signing in, by how they were taken',
)
export const twoFactorCounter = resultCounter(
  'two_factor_changes',
  'Changes of two-step verification by kind',
)
