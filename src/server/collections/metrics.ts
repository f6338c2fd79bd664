import { resultCounter } from '../platform/result-counter.ts'

export const collectionCounter = resultCounter(
  'collections',
  'Collections created, edited, deleted, imported and exported, their rows, and suggestions',
)
