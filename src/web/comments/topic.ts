import type { QueryClient } from '@tanstack/react-query'
import {
  listArticleComments,
  listComments,
  type COMMENT_SORTS,
  type CommentList,
} from '../../contract/comments.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { addressOf } from '../platform/api.ts'
import { holding } from '../platform/content-cache.ts'

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

/** How the lists of a topic are found in the cache, whoever they were asked for. */
export const listMeta = ({ objectType, objectId }: Topic) =>
  ({ holds: ['comment'], of: { type: objectType, id: objectId } }) as const

const listsOf = (topic: Topic) => holding('comment', listMeta(topic).of)

export function changeLists(
  client: QueryClient,
  topic: Topic,
  change: (list: CommentList) => CommentList,
): void {
  client.setQueriesData<CommentList>(listsOf(topic), (list) => list && change(list))
}

/** Lists in other orders that nobody looks at: they are fetched again when somebody does. */
export function removeUnseenLists(client: QueryClient, topic: Topic): void {
  client.removeQueries({ ...listsOf(topic), type: 'inactive' })
}

export function draftName({ objectType, objectId }: Topic, part: string): `comment-draft:${string}` {
  return `comment-draft:${objectType}:${objectId}:${part}`
}
