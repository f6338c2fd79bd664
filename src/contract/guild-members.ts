import * as z from 'zod/mini'
import { Id, IdInPath, line, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import {
  GUILD_ANSWER_MAX,
  GUILD_QUESTIONS_MAX,
  GUILD_REASON_MAX,
  GUILD_ROLES,
  LINK_DAYS,
  LINK_USES_MAX,
} from './guild-rules.ts'
import { Guild, GuildDetail } from './guilds.ts'
import { Cursor, Done, IdParams } from './objects.ts'
import { Person } from './people.ts'

const MemberParams = z.strictObject({ id: IdInPath, userId: IdInPath })
const Reason = text({ max: GUILD_REASON_MAX })

/**
 * Joins an open guild, or asks to join one that approves its members. Whoever left minutes ago comes back as they were.
 * `standing` of the answer says what it came to.
 */
export const joinGuild = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/membership',
  access: 'member',
  readAt: '/api/guilds/:id',
  params: IdParams,
  body: z.strictObject({
    message: z.optional(text({ max: GUILD_ANSWER_MAX })),
    answers: z.optional(z.array(text({ max: GUILD_ANSWER_MAX })).check(z.maxLength(GUILD_QUESTIONS_MAX))),
  }),
  response: GuildDetail,
})

/** Leaves, or takes back an open request. An owner hands the guild over first. */
export const leaveGuild = endpoint({
  method: 'DELETE',
  path: '/api/guilds/:id/membership',
  access: 'member',
  params: IdParams,
  response: GuildDetail,
})

export const GuildMember = z.object({
  person: Person,
  role: z.enum(GUILD_ROLES),
  joinedAt: Time,
  /** For officers and the member themselves. */
  mutedUntil: z.nullable(Time),
})
export type GuildMember = z.infer<typeof GuildMember>

/** Owner, officers, then members, those who came first on top. Of a private guild for members only. */
export const listGuildMembers = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/members',
  access: 'public',
  params: IdParams,
  query: z.strictObject({
    /** The beginning of a name or alias. */
    q: z.optional(line({ min: 1, max: 50 })),
    cursor: z.optional(Cursor),
  }),
  response: z.object({ items: z.array(GuildMember), nextCursor: z.nullable(z.string()) }),
})

/**
 * Roles are the owner's to give. Officers mute (until a time, at most 30 days ahead; null ends it) and ban. Nobody does
 * it to themselves or to someone of their own rank or above.
 */
export const changeGuildMember = endpoint({
  method: 'PATCH',
  path: '/api/guilds/:id/members/:userId',
  access: 'member',
  params: MemberParams,
  body: z
    .strictObject({
      role: z.optional(z.enum(['officer', 'member'])),
      mutedUntil: z.optional(z.nullable(Time)),
      banned: z.optional(z.boolean()),
      reason: z.optional(Reason),
    })
    .check(
      z.refine(
        ({ role, mutedUntil, banned }) =>
          [role, mutedUntil, banned].filter((part) => part !== undefined).length === 1,
      ),
    ),
  response: Done,
})

/** Removes somebody without banning them. */
export const removeGuildMember = endpoint({
  method: 'DELETE',
  path: '/api/guilds/:id/members/:userId',
  access: 'member',
  params: MemberParams,
  response: Done,
})

/** For officers. */
export const listGuildBans = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/bans',
  access: 'member',
  params: IdParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(z.object({ person: Person, by: z.nullable(Person), reason: z.string(), createdAt: Time })),
    nextCursor: z.nullable(z.string()),
  }),
})

/** For officers: the oldest first. */
export const listGuildRequests = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/requests',
  access: 'member',
  params: IdParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(
      z.object({
        person: Person,
        message: z.string(),
        /** With the questions as they were when it was asked. */
        answers: z.array(z.object({ question: z.string(), answer: z.string() })),
        createdAt: Time,
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})

export const decideGuildRequest = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/requests/:userId',
  access: 'member',
  params: MemberParams,
  body: z.strictObject({ accept: z.boolean() }),
  response: Done,
})

/** Officers, and members where these may invite. Nobody is in before they accept. */
export const inviteToGuild = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/invites',
  access: 'member',
  params: IdParams,
  body: z.strictObject({ userId: Id }),
  response: Done,
})

export const answerGuildInvite = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/invites/answer',
  access: 'member',
  readAt: '/api/guilds/:id',
  params: IdParams,
  body: z.strictObject({ accept: z.boolean() }),
  response: GuildDetail,
})

export const GuildLink = z.object({
  id: Id,
  createdBy: z.nullable(Person),
  expiresAt: z.nullable(Time),
  maxUses: z.nullable(z.number()),
  uses: z.number(),
  createdAt: Time,
})
export type GuildLink = z.infer<typeof GuildLink>

/** The address is given once; only a hash of its token is kept. */
export const createGuildLink = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/links',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  body: z.strictObject({
    /** 0 is for ever. */
    days: z.union(LINK_DAYS.map((days) => z.literal(days))),
    maxUses: z.nullable(z.number().check(z.int(), z.positive(), z.maximum(LINK_USES_MAX))),
  }),
  response: z.extend(GuildLink, { token: z.string() }),
})

/** Officers see all that still work, members their own. */
export const listGuildLinks = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/links',
  access: 'member',
  params: IdParams,
  response: z.array(GuildLink),
})

export const revokeGuildLink = endpoint({
  method: 'DELETE',
  path: '/api/guilds/:id/links/:linkId',
  access: 'member',
  params: z.strictObject({ id: IdInPath, linkId: IdInPath }),
  response: Done,
})

/** Joins by a link, whatever the guild's door is. One that does not work any more is `invalid_token`. */
export const joinByLink = endpoint({
  method: 'POST',
  path: '/api/guilds/join',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{16,64}$/)) }),
  response: z.object({ guild: Guild }),
})
