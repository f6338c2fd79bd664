import type { QueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { createPagePost } from '../../../contract/page-posts.ts'
import {
  editScheduledPost,
  listScheduledPosts,
  publishScheduledPost,
  type ScheduledPost,
} from '../../../contract/scheduled-posts.ts'
import { ApiError, call } from '../../platform/api.ts'
import { holding } from '../../platform/content-cache.ts'
import type { PostPlace } from '../post-place.ts'
import { valuesOfWaiting } from './waiting-values.ts'

type PostBody = BodyOf<typeof createPagePost>

/** Where a post waits for its time: it is saved there, or posted from there. */
export function placeOfWaiting(post: ScheduledPost, client: QueryClient, onCancel: () => void): PostPlace {
  const params = { id: String(post.id) }
  const heldAt = post.refusal === null ? post.publishAt : null
  let { version } = post
  async function save(body: PostBody, publishAt: string | null, key: string): Promise<ScheduledPost> {
    const isMoved = publishAt !== null && publishAt !== heldAt
    try {
      const saved = await call(editScheduledPost, {
        params,
        body: { post: body, version, ...(isMoved && { publishAt }) },
        key: `${key}-${version}`,
      })
      void client.invalidateQueries(holding('scheduled-post'))
      return saved
    } catch (error) {
      // Told once that there is another version, whoever saves again means it.
      if (error instanceof ApiError && error.code === 'edit_conflict') {
        const { items } = await call(listScheduledPosts)
        version = items.find(({ id }) => id === post.id)?.version ?? version
      }
      throw error
    }
  }
  return {
    // Of this version alone: when it was changed elsewhere, an older draft does not come back in its place.
    draft: { kind: 'page-post', key: `scheduled-${post.id}-${post.version}` },
    isNsfw: post.isNsfw,
    editing: { values: valuesOfWaiting(post), publishAt: heldAt, onCancel },
    schedule: save,
    create: async (body, key) => {
      await save(body, null, key)
      const posted = await call(publishScheduledPost, { params, key: `${key}-now` })
      void client.invalidateQueries(holding('scheduled-post'))
      return posted
    },
  }
}
