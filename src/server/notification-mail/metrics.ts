import { resultCounter } from '../platform/result-counter.ts'

export const mailCounter = resultCounter(
  'notification_mails',
  'Mails about notifications while somebody was away: queued, or not, since they were here, had nothing unread or want none',
)
export const digestCounter = resultCounter(
  'weekly_digests',
  'Weekly digests: queued, or not, since there was nothing new or nobody wants it any more',
)
export const unsubscribeCounter = resultCounter(
  'unsubscribes',
  'Links out of mails that were used, by the mails they end, and those that we did not sign',
)
