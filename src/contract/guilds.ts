import * as z from 'zod/mini'
import { Id, line, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import {
  contrastWithWhite,
  GUILD_ACTS,
  GUILD_CONTRAST,
  GUILD_DESCRIPTION_MAX,
  GUILD_JOIN_MODES,
  GUILD_LOGOS,
  GUILD_NAME_MAX,
  GUILD_NAME_MIN,
  GUILD_QUESTION_MAX,
  GUILD_QUESTIONS_MAX,
  GUILD_ROLES,
  GUILD_RULE_TEXT_MAX,
  GUILD_RULE_TITLE_MAX,
  GUILD_RULES_MAX,
  INSIGNIA_MAX,
  INSIGNIA_MIN,
} from './guild-rules.ts'
import { SEARCH_MAX } from './limits.ts'
import { Cursor, IdParams, Limit } from './objects.ts'
import { Person } from './people.ts'

/** What everybody may know of any guild. Of a private one it is all that others learn, and `postCount` is null. */
export const Guild = z.object({
  id: Id,
  name: z.string(),
  insignia: z.string(),
  logo: z.enum(GUILD_LOGOS),
  logoBackgroundColor: z.string(),
  description: z.string(),
  isPrivate: z.boolean(),
  joinMode: z.enum(GUILD_JOIN_MODES),
  /** What is posted here is adult unless its author says otherwise. */
  isNsfw: z.boolean(),
  memberCount: z.number(),
  postCount: z.nullable(z.number()),
  /** Both null when the owner's account is gone, and for those who do not meet them. */
  ownerId: z.nullable(Id),
  ownerName: z.nullable(z.string()),
})
export type Guild = z.infer<typeof Guild>

export const GuildRule = z.object({ title: z.string(), text: z.string() })
export type GuildRule = z.infer<typeof GuildRule>

/** How the viewer stands with a guild; null for visitors. */
export const GuildStanding = z.object({
  /** `banned` can't come back unless an officer lifts it. */
  state: z.enum(['none', 'requested', 'invited', 'member', 'banned']),
  role: z.nullable(z.enum(GUILD_ROLES)),
  joinedAt: z.nullable(Time),
  mutedUntil: z.nullable(Time),
  /** They ticked the rules as these are now; true where there are none. */
  hasAcceptedRules: z.boolean(),
  canInvite: z.boolean(),
  /** After a rejected request: when they may ask again. */
  mayAskFrom: z.nullable(Time),
  /** The owner offers them the guild. */
  isOfferedIt: z.boolean(),
  /** The owner has been away, and it is theirs to take over. */
  canClaim: z.boolean(),
})
export type GuildStanding = z.infer<typeof GuildStanding>

export const GuildDetail = z.extend(Guild, {
  owner: z.nullable(Person),
  createdAt: Time,
  /** Asked of whoever wants to join. */
  questions: z.array(z.string()),
  /** Null for whoever is not in a private guild. */
  rules: z.nullable(z.array(GuildRule)),
  membersMayInvite: z.nullable(z.boolean()),
  /** For members: an officer takes over at this time, unless the owner comes back. */
  claimedFrom: z.nullable(Time),
  /** For the owner: to whom they offer it. Null for everybody else. */
  offeredTo: z.nullable(Person),
  /** It is there for its owner only, and for operators. */
  isDeleted: z.boolean(),
  /** For those who can restore a deleted one: until when. What staff deleted its owner can't. */
  restorableUntil: z.nullable(Time),
  /** For officers: how many requests wait. */
  openRequests: z.nullable(z.number()),
  standing: z.nullable(GuildStanding),
})
export type GuildDetail = z.infer<typeof GuildDetail>

/** Adult ones too, for those who have confirmed to be 18; the others are never told of them. */
const IncludeNsfw = z.optional(z.enum(['true', 'false']))

export const GUILD_SORTS = ['active', 'new', 'big'] as const
export const listGuilds = endpoint({
  method: 'GET',
  path: '/api/guilds',
  access: 'public',
  query: z.strictObject({
    sort: z.optional(z.enum(GUILD_SORTS)),
    /** Only those that everybody can join at once. */
    open: z.optional(z.literal('true')),
    includeNsfw: IncludeNsfw,
    cursor: z.optional(Cursor),
    limit: z.optional(Limit),
  }),
  response: z.object({ items: z.array(Guild), nextCursor: z.nullable(z.string()) }),
})

/** A plain array: the best match first; `Link` has the address of the next page. */
export const searchGuilds = endpoint({
  method: 'GET',
  path: '/api/guilds/search/:term',
  access: 'public',
  params: z.strictObject({ term: text({ min: 1, max: SEARCH_MAX }) }),
  query: z.strictObject({ includeNsfw: IncludeNsfw, cursor: z.optional(Cursor), limit: z.optional(Limit) }),
  response: z.array(Guild),
})

/** The guilds of the viewer, those where they were last active first, and what waits for an answer. */
export const listMyGuilds = endpoint({
  method: 'GET',
  path: '/api/my-guilds',
  access: 'member',
  response: z.object({
    guilds: z.array(
      z.extend(Guild, {
        role: z.enum(GUILD_ROLES),
        mutedUntil: z.nullable(Time),
        restorableUntil: z.nullable(Time),
      }),
    ),
    invitations: z.array(z.object({ guild: Guild, inviter: z.nullable(Person), createdAt: Time })),
    requests: z.array(z.object({ guild: Guild, createdAt: Time })),
    /** How many more they may found. */
    mayCreate: z.number(),
  }),
})

/** The public guilds of a person, as their profile shows them. */
export const listGuildsOf = endpoint({
  method: 'GET',
  path: '/api/users/:id/guilds',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(z.extend(Guild, { role: z.enum(GUILD_ROLES) })),
    nextCursor: z.nullable(z.string()),
  }),
})

/** `12` or `12-star-readers`: the number counts. */
export const GuildParams = z.strictObject({ id: z.string().check(z.regex(/^[1-9]\d{0,14}(-[\w-]{0,80})?$/)) })

export const getGuild = endpoint({
  method: 'GET',
  path: '/api/guilds/:id',
  access: 'public',
  params: GuildParams,
  response: GuildDetail,
})

const Color = z.string().check(
  z.regex(/^#[0-9a-f]{6}$/),
  z.refine((color) => contrastWithWhite(color) >= GUILD_CONTRAST),
)
const RuleFields = z.strictObject({
  title: line({ min: 1, max: GUILD_RULE_TITLE_MAX }),
  text: text({ max: GUILD_RULE_TEXT_MAX }),
})
const GuildFields = {
  name: line({ min: GUILD_NAME_MIN, max: GUILD_NAME_MAX }),
  insignia: line({ min: INSIGNIA_MIN, max: INSIGNIA_MAX }).check(z.regex(/^\p{L}+$/u)),
  logo: z.enum(GUILD_LOGOS),
  /** White has to be legible on it. */
  logoBackgroundColor: Color,
  description: text({ max: GUILD_DESCRIPTION_MAX }),
  isPrivate: z.boolean(),
  /** Has to fit: `joinModesOf(isPrivate)`. */
  joinMode: z.enum(GUILD_JOIN_MODES),
  isNsfw: z.boolean(),
  membersMayInvite: z.boolean(),
  questions: z.array(line({ min: 1, max: GUILD_QUESTION_MAX })).check(z.maxLength(GUILD_QUESTIONS_MAX)),
  rules: z.array(RuleFields).check(z.maxLength(GUILD_RULES_MAX)),
}

export const createGuild = endpoint({
  method: 'POST',
  path: '/api/guilds',
  access: 'member',
  readAt: '/api/guilds/:id',
  body: z.strictObject({
    ...z.partial(z.object(GuildFields)).shape,
    ...z.pick(z.object(GuildFields), { name: true, insignia: true, logo: true, logoBackgroundColor: true })
      .shape,
  }),
  response: GuildDetail,
})

export const updateGuild = endpoint({
  method: 'PATCH',
  path: '/api/guilds/:id',
  access: 'member',
  readAt: '/api/guilds/:id',
  params: IdParams,
  body: z
    .strictObject(z.partial(z.object(GuildFields)).shape)
    .check(z.refine((change) => Object.keys(change).length > 0)),
  response: GuildDetail,
})

export const deleteGuild = endpoint({
  method: 'DELETE',
  path: '/api/guilds/:id',
  access: 'member',
  params: IdParams,
  response: z.object({ id: Id, restorableUntil: Time }),
})

export const restoreGuild = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/restore',
  access: 'member',
  readAt: '/api/guilds/:id',
  params: IdParams,
  response: GuildDetail,
})

/** Offers the guild to a member; null takes the offer back. It is theirs when they accept. */
export const offerGuild = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/transfer',
  access: 'member',
  readAt: '/api/guilds/:id',
  params: IdParams,
  body: z.strictObject({ userId: z.nullable(Id) }),
  response: GuildDetail,
})

export const answerOffer = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/transfer/answer',
  access: 'member',
  readAt: '/api/guilds/:id',
  params: IdParams,
  body: z.strictObject({ accept: z.boolean() }),
  response: GuildDetail,
})

/** The longest-serving officer of an absent owner gives notice; after it the guild is theirs. */
export const claimGuild = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/claim',
  access: 'member',
  readAt: '/api/guilds/:id',
  params: IdParams,
  response: GuildDetail,
})

/** For members. `reason` is private: officers only. */
export const listGuildLog = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/log',
  access: 'member',
  params: IdParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(
      z.object({
        id: Id,
        act: z.enum(GUILD_ACTS),
        /** Null for the site, and for those who are gone. */
        actor: z.nullable(Person),
        target: z.nullable(Person),
        postId: z.nullable(Id),
        reason: z.nullable(z.string()),
        createdAt: Time,
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})
