import { resultCounter } from '../platform/result-counter.ts'

export const articleCounter = resultCounter('articles', 'Articles published, scheduled, edited and deleted')
export const invitationCounter = resultCounter(
  'invitations',
  'Invitations to write along: sent, accepted, declined, and co-authors who left',
)
