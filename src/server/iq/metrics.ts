import { resultCounter } from '../platform/result-counter.ts'

export const attemptCounter = resultCounter(
  'iq_attempts',
  'Attempts at the reasoning test: started, taken over by another tab, and how they ended',
)

export const answerCounter = resultCounter(
  'iq_answers',
  'Answers to items of the reasoning test: given, not known, too late, sent again',
)
