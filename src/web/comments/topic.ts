import { listArticleComments, listComments, type COMMENT_SORTS } from '../../contract/comments.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { addressOf } from '../platform/api.ts'

/** What is talked about. */
export interface Topic {
  objectType: ObjectType
  objectId: number
}
export type CommentSort = (typeof COMMENT_SORTS)[number]

interface Part {
  sort?: CommentSort | undefined
  cursor?: string | undefined
  /** The comment of the first level whose whole thread is wanted. */
  root?: number | undefined
}

/** An article's comments are asked for under its own path, where the document's first data are found. */
export function commentsAddress({ objectType, objectId }: Topic, { sort, ...part }: Part = {}): string {
  const query = { sort: sort === 'best' ? undefined : sort, ...part }
  return objectType === 'article'
    ? addressOf(listArticleComments, { id: objectId }, query)
    : addressOf(listComments, {}, { objectType, objectId, ...query })
}

/** Whether a list in the cache is one of this topic's. */
export function isAbout(topic: Topic, address: string): boolean {
  const base = commentsAddress(topic)
  return address.startsWith(base) && /^([?&]|$)/.test(address.slice(base.length))
}

export function draftName({ objectType, objectId }: Topic, part: string): `comment-draft:${string}` {
  return `comment-draft:${objectType}:${objectId}:${part}`
}
