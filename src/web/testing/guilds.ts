import type { Guild, GuildDetail, GuildStanding } from '../../contract/guilds.ts'

/** A public guild as lists have it. */
export function guildOf(id: number, changes: Partial<Guild> = {}): Guild {
  return {
    id,
    name: `Guild ${id}`,
    insignia: 'GLD',
    logo: 'logo1',
    logoBackgroundColor: '#7a3b2e',
    description: `What guild ${id} is for.`,
    isPrivate: false,
    joinMode: 'open',
    isNsfw: false,
    memberCount: 12,
    postCount: 3,
    ownerId: 31,
    ownerName: 'Ayu Lestari',
    ...changes,
  }
}

/** Whoever is in it as a plain member, unless told. */
export function standingOf(changes: Partial<GuildStanding> = {}): GuildStanding {
  return {
    state: 'member',
    role: 'member',
    joinedAt: '2026-10-01T08:00:00.000Z',
    mutedUntil: null,
    hasAcceptedRules: true,
    canInvite: false,
    mayAskFrom: null,
    isOfferedIt: false,
    canClaim: false,
    ...changes,
  }
}

/** A guild as its own page has it; a visitor's, unless told. */
export function guildDetail(id: number, changes: Partial<GuildDetail> = {}): GuildDetail {
  return {
    ...guildOf(id),
    owner: null,
    offeredTo: null,
    createdAt: '2026-09-01T08:00:00.000Z',
    questions: [],
    rules: [],
    membersMayInvite: null,
    claimedFrom: null,
    isDeleted: false,
    restorableUntil: null,
    openRequests: null,
    standing: null,
    ...changes,
  }
}
