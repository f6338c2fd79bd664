import { resultCounter } from '../platform/result-counter.ts'

export const membershipCounter = resultCounter(
  'guild_memberships',
  'People who joined guilds, asked, were invited, left, and what officers did',
)
