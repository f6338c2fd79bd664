import { resultCounter } from '../platform/result-counter.ts'

export const scheduledPostCounter = resultCounter(
  'scheduled_posts',
  'Posts scheduled, edited, published on time, not published and deleted',
)
