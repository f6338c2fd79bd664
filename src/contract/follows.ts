import * as z from 'zod/mini'
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
