import { followUser, listFollowing, unfollowUser } from '../../contract/follows.ts'
import { FOLLOWED_PEOPLE_MAX, LIST_SIZE } from '../../contract/limits.ts'
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
import { topicRoutes } from './topic-routes.ts'

export function followsRoutes(server: Server): void {
  topicRoutes(server)
  serve(server, followUser, async ({ db, viewer, params, now }) => {
    const id = Number(params.id)
    if (id === viewer.id) fail('invalid_input', messages.oneself)
    if (viewer.hidden.has(id) || !(await isPerson(db, id))) fail('not_found', common.notFound)
    // Asking again for what is so already does not count against the rate limit.
    const isFollowed = (await listFollowedAmong(db, viewer.id, [id])).has(id)
    if (!isFollowed) {
      if ((await countFollowed(db, viewer.id)) >= FOLLOWED_PEOPLE_MAX)
        fail('conflict', messages.tooManyPeople, { values: { most: FOLLOWED_PEOPLE_MAX } })
      await enforceRateLimits(server.limits, [['followsPerDay', String(viewer.id)]])
      if (!(await insertFollow(db, viewer.id, id, now))) fail('not_found', common.notFound)
    }
    return { isFollowing: true }
  })

  serve(server, unfollowUser, async ({ db, viewer, params }) => {
    const id = Number(params.id)
    if (viewer.hidden.has(id) || !(await deleteFollow(db, viewer.id, id))) fail('not_found', common.notFound)
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
