import { resultCounter } from '../platform/result-counter.ts'

export const helpCounter = resultCounter(
  'help_answers',
  'Answers to “Was this helpful?” under help pages: yes, no, changed, and uncounted since there were too many',
)
