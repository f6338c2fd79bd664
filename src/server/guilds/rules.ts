import type { GuildFacts } from './queries.ts'

type Standing = Pick<GuildFacts, 'role' | 'isPrivate'>

/** Who may read what is posted in it, who is in it, and its rules. */
export function seesInside({ isPrivate, role }: Standing): boolean {
  return !isPrivate || role !== null
}

export function isOfficer({ role }: Pick<GuildFacts, 'role'>): boolean {
  return role === 'owner' || role === 'officer'
}

export function isMuted({ mutedUntil }: Pick<GuildFacts, 'mutedUntil'>, now: Date): boolean {
  return mutedUntil !== null && mutedUntil > now
}

/** They ticked the rules as these are now. */
export function hasAcceptedRules({
  hasRules,
  rulesChangedAt,
  rulesAcceptedAt,
}: Pick<GuildFacts, 'hasRules' | 'rulesChangedAt' | 'rulesAcceptedAt'>): boolean {
  if (!hasRules) return true
  return rulesAcceptedAt !== null && (rulesChangedAt === null || rulesAcceptedAt >= rulesChangedAt)
}
