import { sql } from 'kysely'
import { isStaff } from '../content/can.ts'
import type { Found, HeadlineReader } from '../content/content-type.ts'
import { EXCERPT_LENGTH, type Described, type Moderated } from '../content/moderated.ts'
import type { Headline } from '../content/notification-type.ts'
import { removalIn } from '../content/removal-actions.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { ROW_SUGGESTED } from './notify-queries.ts'

/** A declined or withdrawn one is shared with those involved: its author, who may decide, and the staff. */
export async function findRowSuggestion(
  db: Db,
  id: number,
  viewer: Viewer | null,
): Promise<Found | undefined> {
  const userId = viewer?.id ?? 0
  const { rows } = await sql<
    { collectionId: number; isThere: boolean; isOpen: boolean; isInvolved: boolean } & Pick<
      Found,
      'state' | 'authorId'
    >
  >`
    select s.collection_id as "collectionId", s.author_id as "authorId",
      case when s.removed_at is null then s.state else 'removed' end as state, v.id is not null as "isThere",
      s.state in ('open', 'accepted') as "isOpen",
      coalesce(s.author_id, 0) = ${userId} or c.author_id is not distinct from ${userId} or exists (
        select from collection_editors e
        where e.collection_id = c.id and e.user_id = ${userId} and e.state = 'accepted') as "isInvolved"
    from collection_suggestions s join collections c on c.id = s.collection_id
    left join visible_collection_suggestions v on v.id = s.id where s.id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { collectionId, isThere, isOpen, isInvolved, ...found } = row
  return {
    ...found,
    isPublic: isThere && isOpen,
    isShared: isThere && (isInvolved || isStaff(viewer)),
    parent: { type: 'collection', id: collectionId },
  }
}

/** It has no title of its own: sentences say what it is, and lead to it on the page of its collection. */
export async function listRowSuggestionHeadlines(
  _site: unknown,
  db: Db,
  { id: userId, hidden, isUnderAge }: HeadlineReader,
  ids: number[],
): Promise<Headline[]> {
  const { rows } = await sql<{ id: number; collectionId: number }>`
    select s.id, c.id as "collectionId"
    from visible_collection_suggestions s join visible_collections c on c.id = s.collection_id
    where s.id = any(${ids}::int8[]) and coalesce(s.author_id, 0) <> all(${[...hidden]}::int8[])
      and coalesce(c.author_id, 0) <> all(${[...hidden]}::int8[]) and not (c.is_nsfw and ${isUnderAge}::bool)
      and (s.state in ('open', 'accepted') or s.author_id = ${userId})`.execute(db)
  return rows.map(({ id, collectionId }) => ({
    id,
    title: '',
    path: `/collection/${collectionId}${placeOf(id)}`,
  }))
}

const placeOf = (id: number): string => `/suggestions?suggestion=${id}`

export const moderatedRowSuggestion: Moderated = {
  async describe(db, ids) {
    const { rows } = await sql<
      Omit<Described, 'state' | 'parent'> & { collectionId: number; isRemoved: boolean }
    >`
      select s.id, s.summary as title, left(concat_ws(E'\\n', (
          select string_agg(value, E'\\n' order by key) from jsonb_each_text(s.cells)), s.source_url), ${EXCERPT_LENGTH})
        as excerpt, s.author_id as "authorId", c.is_nsfw as "isNsfw", false as "isMarkedByReports",
        s.collection_id as "collectionId", s.removed_at is not null as "isRemoved"
      from collection_suggestions s join collections c on c.id = s.collection_id
      where s.id = any(${ids}::int8[])`.execute(db)
    return rows.map(({ collectionId, isRemoved, ...row }) => ({
      ...row,
      state: isRemoved ? 'removed' : 'visible',
      parent: { type: 'collection', id: collectionId, place: placeOf(row.id) },
    }))
  },
  takeDown: removalIn('collection_suggestions', ROW_SUGGESTED),
  // Only collections are adult, and suggestions with them.
  mark: null,
  withholding: null,
}
