export { logAct } from './log-actions.ts'
export { findGuild, getGuild, lockGuild, RANKS, type GuildFacts } from './queries.ts'
export { hasAcceptedRules, isMuted, isOfficer, seesInside } from './rules.ts'
