import { EXCERPT_LENGTH, LIST_SIZE } from '../../contract/limits.ts'
import type { ObjectType } from '../../contract/objects.ts'
import {
  findByAlias,
  getRelation,
  listFollowedBy,
  listFollowers,
  listUserComments,
  type UserComment,
} from '../../contract/profiles.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type { Card, Reader, Site } from '../content/content-type.ts'
import { listPaths } from '../content/object-paths.ts'
import { getContentType } from '../content/objects.ts'
import { listFollowedAmong } from '../follows/public.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import { excerpt } from '../rich-text/public.ts'
import { listCommentsOf, listFollowedOf, listFollowersOf, type CommentOf } from './list-queries.ts'
import { findByAliasName, findRelation } from './queries.ts'
import { getSeen, getSeenWithFollows } from './visible-person.ts'

const TITLE_LENGTH = 80

export function peopleRoutes(site: Site): void {
  serve(site, getRelation, async ({ db, viewer, params, now }) => {
    const { person } = await getSeen(db, viewer, Number(params.id), now)
    return findRelation(db, viewer.id, person.id, now)
  })

  serve(site, findByAlias, async ({ db, viewer, params, now }) => {
    const found = await findByAliasName(db, params.alias, now)
    if (found === undefined || viewer?.hidden.has(found.id) === true)
      return fail('not_found', common.notFound)
    return found
  })

  for (const [endpoint, list] of [
    [listFollowers, listFollowersOf],
    [listFollowedBy, listFollowedOf],
  ] as const)
    serve(site, endpoint, async ({ db, viewer, params, query: { cursor }, now }) => {
      const { person } = await getSeenWithFollows(db, viewer, Number(params.id), now)
      const name = `${endpoint.path} ${person.id}`
      const after = cursor === undefined ? undefined : placeOf(site.cursors.read(name, cursor))
      const found = await list(db, person.id, { after, limit: LIST_SIZE + 1 })
      const shown = found.slice(0, LIST_SIZE)
      const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
      const ids = shown.map((one) => one.person.id)
      const followed = viewer === null ? new Set() : await listFollowedAmong(db, viewer.id, ids)
      return {
        items: shown.map(({ person: one }) => ({ ...one, isFollowing: followed.has(one.id) })),
        nextCursor: last ? site.cursors.make(name, [last.at.toISOString(), last.person.id]) : null,
      }
    })

  serve(site, listUserComments, async ({ db, viewer, params, query: { cursor }, now, request }) => {
    const { person } = await getSeen(db, viewer, Number(params.id), now)
    const name = `comments of ${person.id}`
    const after = cursor === undefined ? undefined : Number(site.cursors.read(name, cursor)[0])
    const found = await listCommentsOf(db, person.id, { after, limit: LIST_SIZE + 1 })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    return {
      items: await showComments(site, { db, viewer, request, now }, shown),
      nextCursor: last ? site.cursors.make(name, [last.id]) : null,
    }
  })
}

function placeOf([at, id]: (string | number)[]): { at: string; id: number } {
  return { at: String(at), id: Number(id) }
}

/** Each with what it is about, by the card that its type makes for this reader; what they may not see is left out. */
async function showComments(site: Site, reader: Reader, comments: CommentOf[]): Promise<UserComment[]> {
  const cards = new Map<string, Card>()
  const paths = new Map<string, string>()
  for (const type of new Set(comments.map(({ objectType }) => objectType))) {
    const found = await listCardsOf(site, reader, type, comments)
    const ids = found.map(({ id }) => id)
    for (const card of found) cards.set(`${type} ${card.id}`, card)
    for (const [id, path] of await listPaths(site, reader.db, reader.viewer, type, ids))
      paths.set(`${type} ${id}`, path)
  }
  return comments.flatMap(({ nodes, createdAt, ...comment }) => {
    const { objectType, objectId } = comment
    const card = cards.get(`${objectType} ${objectId}`)
    const href = paths.get(`${objectType} ${objectId}`)
    if (card === undefined || href === undefined || isOfHidden(card, reader)) return []
    return [
      {
        ...comment,
        objectTitle: titleOf(card),
        href,
        excerpt: excerpt(nodes, EXCERPT_LENGTH),
        createdAt: createdAt.toISOString(),
      },
    ]
  })
}

async function listCardsOf(
  site: Site,
  reader: Reader,
  type: ObjectType,
  comments: CommentOf[],
): Promise<Card[]> {
  const ids = comments.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId)
  return getContentType(site, type).listCards(site, reader, [...new Set(ids)])
}

/** What a card of any type may say of itself: a photo has no title, but often some words. */
interface Titled extends Card {
  title?: string | null
  nodes?: RichText | null
  /** An answer is called like its question. */
  questionTitle?: string
  authorId?: number | null
  author?: { id: number } | null
}

function titleOf({ title, questionTitle, nodes }: Titled): string {
  return title || questionTitle || excerpt(nodes ?? [], TITLE_LENGTH)
}

/** The card is not in the answer, so nobody else takes it out. */
function isOfHidden({ author, authorId = author?.id }: Titled, { viewer }: Reader): boolean {
  return typeof authorId === 'number' && viewer?.hidden.has(authorId) === true
}
