import { resultCounter } from '../platform/result-counter.ts'

export const exportCounter = resultCounter(
  'explore_exports',
  'Exports of Explore, by kind, and those that broke off',
)
export const viewCounter = resultCounter(
  'saved_views',
  'Views of Explore that were saved, changed and deleted',
)
