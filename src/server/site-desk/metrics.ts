import { resultCounter } from '../platform/result-counter.ts'

export const siteChangeCounter = resultCounter(
  'site_changes',
  'Changes of the site’s settings by operators: logoId, welcome, announcement, words',
)
