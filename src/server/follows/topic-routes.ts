import { CATEGORIES } from '../../contract/categories.ts'
import { followTopic, listFollowedTopics, unfollowTopic } from '../../contract/follows.ts'
import { FOLLOWED_TOPICS_MAX } from '../../contract/limits.ts'
import { fail } from '../platform/errors.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { messages } from './messages.ts'
import { deleteTopic, findTopic, insertTopic, listTopics } from './topic-queries.ts'

export function topicRoutes(server: Server): void {
  serve(server, followTopic, async ({ db, viewer, params, now }) => {
    const { isFollowing, count } = await findTopic(db, viewer.id, params)
    if (isFollowing) return { isFollowing }
    if (count >= FOLLOWED_TOPICS_MAX)
      fail('conflict', messages.tooManyTopics, { values: { most: FOLLOWED_TOPICS_MAX } })
    await enforceRateLimits(server.limits, [['followedTopicsPerDay', String(viewer.id)]])
    await insertTopic(db, viewer.id, params, now)
    return { isFollowing: true }
  })

  serve(server, unfollowTopic, async ({ db, viewer, params }) => {
    await deleteTopic(db, viewer.id, params)
    return { isFollowing: false }
  })

  serve(server, listFollowedTopics, async ({ db, viewer }) => {
    const topics = await listTopics(db, viewer.id)
    const named = (wanted: string) => topics.flatMap(({ kind, topic }) => (kind === wanted ? [topic] : []))
    const categories = new Set(named('category'))
    return { categories: CATEGORIES.filter((id) => categories.has(id)), tags: named('tag') }
  })
}
