import * as z from 'zod/mini'
import { Category } from './articles.ts'
import { Id, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { HONOR_REASONS } from './honor-rules.ts'
import { Cursor, ObjectType } from './objects.ts'
import { Person } from './people.ts'

/** Of one's own history: all, what came from likes and votes, from writing, from helping, and what was taken back. */
export const HONOR_FILTERS = ['all', 'likes', 'writing', 'helping', 'lost'] as const
export const HonorFilter = z.enum(HONOR_FILTERS)
export type HonorFilter = z.infer<typeof HonorFilter>

/** One line of the ledger. Nothing in it ever changes: what is taken back is a line of its own. */
export const HonorEntry = z.object({
  id: Id,
  delta: z.number(),
  reason: z.enum(HONOR_REASONS),
  /** It takes back an earlier line: the like was taken back, or staff said why in `note`. */
  isReversal: z.boolean(),
  note: z.nullable(z.string()),
  /** Who did it; null for the site, and for those who are gone. */
  actor: z.nullable(z.pick(Person, { id: true, name: true, alias: true })),
  /** What it was about; null for what is about nothing, is gone, or may no longer be read. */
  object: z.nullable(z.object({ type: ObjectType, title: z.string(), href: z.string() })),
  createdAt: Time,
})
export type HonorEntry = z.infer<typeof HonorEntry>

export const listHonor = endpoint({
  method: 'GET',
  path: '/api/user/honor',
  access: 'member',
  query: z.strictObject({ filter: z.optional(HonorFilter), cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(HonorEntry),
    nextCursor: z.nullable(z.string()),
    /** Honor of all; with the first page only, as is all that follows. */
    honor: z.optional(z.number()),
    /** What likes and votes have earned today, of the pool. */
    pooled: z.optional(z.number()),
    /** What waits to be checked. */
    held: z.optional(z.number()),
  }),
})

export const LEADERBOARD_SIZE = 50
export const LeaderboardPeriod = z.enum(['week', 'all'])
export type LeaderboardPeriod = z.infer<typeof LeaderboardPeriod>

/** Of a period, and only what was earned in a category if there is one. */
export const LeaderboardQuery = z.strictObject({
  period: z.optional(LeaderboardPeriod),
  category: z.optional(Category),
})
export type LeaderboardQuery = z.infer<typeof LeaderboardQuery>

/** The first fifty. Those who opted out, are suspended or show themselves to members only are on none. */
export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/honor/leaderboard',
  access: 'public',
  query: LeaderboardQuery,
  response: z.object({
    /** `points` were earned in the period, and category; equal points share a rank. */
    items: z.array(z.object({ rank: z.number(), person: Person, points: z.number() })),
  }),
})

/** Places are counted so far: what is beyond takes longer to count than it is worth. */
export const STANDING_MOST = 1000

/** Where the viewer stands; null for those who are on no leaderboard, or have earned nothing in the period. */
export const getStanding = endpoint({
  method: 'GET',
  path: '/api/user/honor/standing',
  access: 'member',
  query: LeaderboardQuery,
  response: z.object({
    /** `rank` is null beyond the places that are counted. */
    standing: z.nullable(z.object({ rank: z.nullable(z.number()), points: z.number() })),
    /** False for those whose privacy settings keep them off. */
    isRanked: z.boolean(),
  }),
})
