/** Shown as shield, crown, star, swords and dragon. */
export const GUILD_LOGOS = ['logo1', 'logo2', 'logo3', 'logo4', 'logo5'] as const
export type GuildLogo = (typeof GUILD_LOGOS)[number]

/** Offered first; any other colour can be picked. White and the sign's own ink are legible on all of them. */
export const GUILD_COLORS = [
  '#7a3b2e',
  '#8a5a16',
  '#4c6b2f',
  '#1f6f63',
  '#1f5f8b',
  '#3f4fa3',
  '#6d3f94',
  '#8c2f5f',
] as const

export const GUILD_NAME_MIN = 3
export const GUILD_NAME_MAX = 40
export const INSIGNIA_MIN = 2
export const INSIGNIA_MAX = 4
export const GUILD_DESCRIPTION_MAX = 500
export const GUILD_RULES_MAX = 10
export const GUILD_RULE_TITLE_MAX = 80
export const GUILD_RULE_TEXT_MAX = 300
export const GUILD_QUESTIONS_MAX = 3
export const GUILD_QUESTION_MAX = 140
export const GUILD_ANSWER_MAX = 280
export const GUILD_REASON_MAX = 280
export const GUILD_PINS_MAX = 3
export const GUILD_OFFICERS_MAX = 10

/** A public guild is open or asks for approval; a private one takes requests or only those it invited. */
export const GUILD_JOIN_MODES = ['open', 'approval', 'request', 'invite'] as const
export type GuildJoinMode = (typeof GUILD_JOIN_MODES)[number]

export function joinModesOf(isPrivate: boolean): readonly GuildJoinMode[] {
  return isPrivate ? ['request', 'invite'] : ['open', 'approval']
}

export const GUILD_ROLES = ['owner', 'officer', 'member'] as const
export type GuildRole = (typeof GUILD_ROLES)[number]

/** A guild that was deleted can be restored for this long. */
export const GUILD_TRASH_DAYS = 7
/** A rejected request may be made again after this long; an open one ends after the second. */
export const REQUEST_REST_DAYS = 7
export const REQUEST_LIFE_DAYS = 30
/** Who declined is not invited again for this long; the rest is each inviter's share of a day. */
export const INVITE_REST_DAYS = 30
export const INVITES_PER_DAY = 20
export const LINK_DAYS = [1, 7, 30, 0] as const
export const LINK_USES_MAX = 1000
export const GUILD_LINKS_MAX = 20
export const MUTE_DAYS = [1, 7, 30] as const
/** Whoever left comes back as they were, without asking, for this long: the "Undo" of leaving. */
export const LEAVE_UNDO_MINUTES = 10
/** An owner who was away for so long can be followed by an officer, after this much notice. */
export const OWNER_ABSENT_DAYS = 90
export const CLAIM_NOTICE_DAYS = 14

/** The contrast that the white sign and letters need on a guild's colour (WCAG 1.4.11 and 1.4.3, large text). */
export const GUILD_CONTRAST = 3

/** The contrast of white on this colour, `#rrggbb`. */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** What a guild's log tells. */
export const GUILD_ACTS = [
  'created',
  'edited',
  'joined',
  'left',
  'accepted',
  'rejected',
  'invited',
  'removed-member',
  'banned',
  'unbanned',
  'muted',
  'unmuted',
  'appointed',
  'dismissed',
  'transferred',
  'claimed',
  'deleted',
  'restored',
  'removed-post',
  'removed-comment',
  'pinned',
  'unpinned',
] as const
export type GuildAct = (typeof GUILD_ACTS)[number]
