import * as z from 'zod/mini'
import { Category, Tag } from './articles.ts'
import { CATEGORIES } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, IdParams } from './objects.ts'
import { Person } from './people.ts'

const Following = z.object({ isFollowing: z.boolean() })

export const followUser = endpoint({
  method: 'PUT',
  path: '/api/users/:id/follow',
  access: 'member',
  params: IdParams,
  response: Following,
})

export const unfollowUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/follow',
  access: 'member',
  params: IdParams,
  response: Following,
})

/** The people the viewer follows, the latest first. */
export const listFollowing = endpoint({
  method: 'GET',
  path: '/api/following',
  access: 'member',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(Person), nextCursor: z.nullable(z.string()), total: z.number() }),
})

/** What can be followed beside people. */
export const TOPIC_KINDS = ['tag', 'category'] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]

/** A tag as articles have them, or one of the categories: both are written alike. */
const TopicParams = z.strictObject({ kind: z.enum(TOPIC_KINDS), topic: Tag }).check(
  z.refine(({ kind, topic }) => kind === 'tag' || (CATEGORIES as readonly string[]).includes(topic), {
    path: ['topic'],
  }),
)

export const followTopic = endpoint({
  method: 'PUT',
  path: '/api/followed-topics/:kind/:topic',
  access: 'member',
  params: TopicParams,
  isRepeatable: false,
  response: Following,
})

export const unfollowTopic = endpoint({
  method: 'DELETE',
  path: '/api/followed-topics/:kind/:topic',
  access: 'member',
  params: TopicParams,
  isRepeatable: false,
  response: Following,
})

/** All of them; there are never many. Categories in their usual order, tags by the alphabet. */
export const listFollowedTopics = endpoint({
  method: 'GET',
  path: '/api/followed-topics',
  access: 'member',
  response: z.object({ categories: z.array(Category), tags: z.array(Tag) }),
})
