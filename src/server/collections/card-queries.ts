import { sql } from 'kysely'
import type { Licence } from '../../contract/collection-rules.ts'
import type { Collection, CollectionCard, CollectionColumn } from '../../contract/collections.ts'
import type { Person } from '../../contract/people.ts'
import { idsInOrder } from '../content/ids-in-order.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { personIn, type CollectionState } from './queries.ts'

interface CardRow extends Omit<CollectionCard, 'columnLabels' | 'createdAt' | 'updatedAt'> {
  columns: CollectionColumn[]
  createdAt: Date
  updatedAt: Date
}

const columns = sql`
  c.id, c.title, c.description, c.category, c.tags, c.language, c.licence, c.editing, c.is_nsfw as "isNsfw",
  c.row_count as rows, c.columns, coalesce(n.likes, 0) as likes, coalesce(n.comments, 0) as comments,
  ${personIn('users')} as author, c.created_at as "createdAt", c.updated_at as "updatedAt"`
const joined = sql`
  left join object_counters n on n.object_type = 'collection' and n.object_id = c.id
  left join users on users.id = c.author_id`

/** Cards in the order of the ids, of public collections only; adult ones for those who may see them. */
export async function listCollectionCards(
  db: Db,
  ids: readonly number[],
  { isWithNsfw = false }: { isWithNsfw?: boolean } = {},
): Promise<CollectionCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select ${columns}
    from ${idsInOrder(ids)} as wanted (id, ordinal)
    join visible_collections c on c.id = wanted.id and (${isWithNsfw}::boolean or not c.is_nsfw)
    ${joined}
    order by wanted.ordinal`.execute(db)
  return rows.map(cardOf)
}

export interface OwnCard extends CollectionCard {
  state: 'published' | 'hidden' | 'deleted'
  openSuggestions: number
  deletedAt: Date | null
}

type OwnRow = CardRow & Pick<OwnCard, 'state' | 'openSuggestions' | 'deletedAt'>

/** Somebody's own and those that they edit, or what they have deleted; the newest first. */
export async function listOwnCards(
  db: Db,
  userId: number,
  { isDeleted, before, limit }: { isDeleted: boolean; before: number | null; limit: number },
): Promise<OwnCard[]> {
  const wanted = isDeleted
    ? sql`c.author_id = ${userId} and c.state = 'deleted'`
    : sql`c.id in (
        select id from collections where author_id = ${userId} and state in ('published', 'hidden')
        union
        select e.collection_id from collection_editors e join visible_collections v on v.id = e.collection_id
        where e.user_id = ${userId} and e.state = 'accepted')`
  const { rows } = await sql<OwnRow>`
    select ${columns}, c.state, c.deleted_at as "deletedAt", (
      select count(*)::int from visible_collection_suggestions s where s.collection_id = c.id and s.state = 'open')
      as "openSuggestions"
    from collections c ${joined}
    where ${wanted} and (${before}::int8 is null or c.id < ${before}::int8)
    order by c.id desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, ...cardOf(row) }))
}

interface DetailRow extends CardRow {
  columnsVersion: number
  version: number
  editors: Person[]
  state: CollectionState
}

/** What a version of a collection was called, and its columns. */
interface Then {
  details: { title: string; description: string; licence: Licence; columns: CollectionColumn[] } | null
  rows: number
  updatedAt: Date
}

/** One collection, for somebody who may see it; as it is, or as it was. */
export async function getCollectionDetail(db: Db, id: number, version?: number): Promise<Collection> {
  const { rows } = await sql<DetailRow>`
    select ${columns}, c.columns_version as "columnsVersion", c.version, c.state, coalesce((
      select json_agg(${personIn('w')} order by e.created_at, e.user_id)
      from collection_editors e join users w on w.id = e.user_id
      where e.collection_id = c.id and e.state = 'accepted'), '[]') as editors
    from collections c ${joined}
    where c.id = ${id} and c.state not in ('removed', 'withheld')`.execute(db)
  const row = rows[0] ?? fail('not_found', common.notFound)
  const now = detailOf(row)
  if (version === undefined || version === row.version) return now
  const then = await findThen(db, id, version)
  const { details } = then
  if (details === null) return fail('not_found', common.notFound)
  return {
    ...now,
    ...details,
    columnLabels: details.columns.map(({ label }) => label),
    rows: then.rows,
    updatedAt: then.updatedAt.toISOString(),
    shownVersion: version,
  }
}

async function findThen(db: Db, id: number, version: number): Promise<Then> {
  const { rows } = await sql<Then>`
    select h.row_count as rows, h.created_at as "updatedAt", (
      select d.details from collection_changes d
      where d.collection_id = h.collection_id and d.version <= h.version and d.details is not null
      order by d.version desc limit 1) as details
    from collection_changes h where h.collection_id = ${id} and h.version = ${version}`.execute(db)
  return rows[0] ?? fail('not_found', common.notFound)
}

function detailOf(row: DetailRow): Collection {
  return {
    ...row,
    ...cardOf(row),
    shownVersion: null,
    // What the staff removed is never loaded.
    state: row.state === 'removed' || row.state === 'withheld' ? 'deleted' : row.state,
  }
}

function cardOf(row: CardRow): CollectionCard {
  return {
    ...row,
    columnLabels: row.columns.map(({ label }) => label),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
