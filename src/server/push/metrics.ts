import { resultCounter } from '../platform/result-counter.ts'

export const pushCounter = resultCounter(
  'pushes',
  'Pushes to browsers: sent, skipped since it was read meanwhile or is too late, put off for quiet hours, gone browsers, refused, failed and tried again',
)
