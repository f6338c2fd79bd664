import * as z from 'zod/mini'
import { IdInPath, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { GUILD_REASON_MAX } from './guild-rules.ts'
import { VIDEO_BYTES } from './limits.ts'
import { Cursor, Done, IdParams, LikeBody, Liked, Limit } from './objects.ts'
import { createPagePost, PAGE_POST_SORTS, PagePost } from './page-posts.ts'

const Flag = z.enum(['true', 'false'])
const ListQuery = {
  includeNsfw: z.optional(Flag),
  cursor: z.optional(Cursor),
  limit: z.optional(Limit),
}

/** Posts of public guilds, and of the viewer's own. A plain array; `Link: rel="next"` is the next page. */
export const listAllGuildPosts = endpoint({
  method: 'GET',
  path: '/api/guild-posts/all',
  access: 'public',
  query: z.strictObject(ListQuery),
  response: z.array(PagePost),
})

/** Pinned ones first, with the first page. A private guild is not found for whoever is not in it. */
export const listGuildPosts = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/posts',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ ...ListQuery, sort: z.optional(z.enum(PAGE_POST_SORTS)) }),
  response: z.object({
    pinned: z.array(PagePost),
    items: z.array(PagePost),
    nextCursor: z.nullable(z.string()),
  }),
})

/** As `createPagePost`; members only. `isNsfw` that is left out is the guild's default. */
export const createGuildPost = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/posts',
  access: 'member',
  readAt: '/api/page-posts/:id',
  bodyBytes: VIDEO_BYTES + 64 * 1024,
  mayTakeFile: true,
  params: IdParams,
  body: z.strictObject({
    ...(createPagePost.body as NonNullable<typeof createPagePost.body>).shape,
    /** Ticked before the first post, and again after the rules changed. */
    acceptsRules: z.optional(z.boolean()),
  }),
  response: PagePost,
})

export const likeGuildPost = endpoint({
  method: 'POST',
  path: '/api/guild-posts/:id/like',
  access: 'member',
  params: IdParams,
  body: LikeBody,
  response: Liked,
})

const PostParams = z.strictObject({ id: IdInPath, postId: IdInPath })

/** Officers, up to three. */
export const pinGuildPost = endpoint({
  method: 'PUT',
  path: '/api/guilds/:id/pins/:postId',
  access: 'member',
  params: PostParams,
  response: Done,
})

export const unpinGuildPost = endpoint({
  method: 'DELETE',
  path: '/api/guilds/:id/pins/:postId',
  access: 'member',
  params: PostParams,
  response: Done,
})

/** Officers take a post down and say why; its author is told. */
export const removeGuildPost = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/posts/:postId/removal',
  access: 'member',
  params: PostParams,
  body: z.strictObject({ reason: text({ min: 1, max: GUILD_REASON_MAX }) }),
  response: Done,
})
