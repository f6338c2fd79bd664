import { followUser, listFollowing, unfollowUser } from '../../contract/follows.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { fail } from '../platform/errors.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { messages } from './messages.ts'
import {
  countFollowed,
  deleteFollow,
  insertFollow,
  isPerson,
  listFollowed,
  listFollowedAmong,
} from './queries.ts'

export function followsRoutes(server: Server): void {
  serve(server, followUser, async ({ db, viewer, params, now }) => {
    const id = Number(params.id)
    if (id === viewer.id) fail('invalid_input', messages.oneself)
    if (!(await isPerson(db, id))) fail('not_found', common.notFound)
    // Asking again for what is so already does not count against the rate limit.
    const isFollowed = (await listFollowedAmong(db, viewer.id, [id])).has(id)
    if (!isFollowed) {
      await enforceRateLimits(server.limits, [['followsPerDay', String(viewer.id)]])
      await insertFollow(db, viewer.id, id, now)
    }
    return { isFollowing: true }
  })

  serve(server, unfollowUser, async ({ db, viewer, params }) => {
    const id = Number(params.id)
    if (!(await isPerson(db, id))) fail('not_found', common.notFound)
    await deleteFollow(db, viewer.id, id)
    return { isFollowing: false }
  })

  serve(server, listFollowing, async ({ db, viewer, query: { cursor } }) => {
    const list = `following ${viewer.id}`
    const after = cursor === undefined ? undefined : placeOf(server.cursors.read(list, cursor))
    const found = await listFollowed(db, viewer.id, { after, limit: LIST_SIZE + 1 })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    return {
      items: shown.map(({ person }) => person),
      nextCursor: last ? server.cursors.make(list, [last.followedAt.toISOString(), last.person.id]) : null,
      total: await countFollowed(db, viewer.id),
    }
  })
}

function placeOf([followedAt, id]: (string | number)[]): { followedAt: string; id: number } {
  return { followedAt: String(followedAt), id: Number(id) }
}
