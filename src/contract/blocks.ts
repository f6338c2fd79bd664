import * as z from 'zod/mini'
import { Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, IdParams } from './objects.ts'
import { Person } from './people.ts'

const Blocking = z.object({ isBlocked: z.boolean() })

/** From now on neither of the two meets the other, and neither follows the other any longer. */
export const blockUser = endpoint({
  method: 'PUT',
  path: '/api/users/:id/block',
  access: 'member',
  params: IdParams,
  response: Blocking,
})

export const unblockUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/block',
  access: 'member',
  params: IdParams,
  response: Blocking,
})

export const Blocked = z.object({ person: Person, blockedAt: Time })
export type Blocked = z.infer<typeof Blocked>

/** The people the viewer has blocked, the latest first. */
export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/blocks',
  access: 'member',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  showsHidden: true,
  response: z.object({ items: z.array(Blocked), nextCursor: z.nullable(z.string()) }),
})
