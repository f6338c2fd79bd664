import { sql } from 'kysely'
import { SERIES_PARTS_MAX } from '../../../contract/limits.ts'
import { transact, type Db } from '../../platform/db.ts'
import { fail, fill } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import { refuseField } from '../update-rules.ts'
import { messages } from './messages.ts'
import { findOwnSeries, listParts } from './queries.ts'

/** Bounds the list of one's own series. */
export const SERIES_A_PERSON = 200

/** One person's series change one after the other. Locked before any group, until the end of the transaction. */
export async function lockSeriesOf(trx: Db, ownerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`series ${ownerId}`}, 0))`.execute(trx)
}

export interface Placing {
  groupId: number
  ownerId: number
  /** Null takes the group out of its series. */
  title: string | null
  now: Date
}

/** Makes a group the last part of the owner's series of that title, which begins with it if there is none. */
export async function putInSeries(trx: Db, { groupId, ownerId, title, now }: Placing): Promise<void> {
  await lockSeriesOf(trx, ownerId)
  const { series_id: before } = await trx
    .selectFrom('article_groups')
    .select('series_id')
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow()
  const wanted =
    title === null
      ? null
      : ((await findByTitle(trx, ownerId, title)) ?? (await begin(trx, ownerId, title, now)))
  if (wanted === before) return
  const place = wanted === null ? null : await nextInSeries(trx, wanted)
  await trx
    .updateTable('article_groups')
    .set({ series_id: wanted, series_place: place })
    .where('id', '=', groupId)
    .execute()
  if (before !== null) await deleteEmpty(trx, [before])
}

/** Titles are compared without case. A series that is found can't be deleted before the transaction ends. */
async function findByTitle(trx: Db, ownerId: number, title: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from article_series where owner_id = ${ownerId} and lower(title) = lower(${title})
    for key share`.execute(trx)
  return rows[0]?.id
}

async function begin(trx: Db, ownerId: number, title: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from article_series where owner_id = ${ownerId}`.execute(trx)
  if ((rows[0]?.count ?? 0) >= SERIES_A_PERSON)
    refuseField('series', fill(messages.tooMany, { count: SERIES_A_PERSON }))
  const { id } = await trx
    .insertInto('article_series')
    .values({ owner_id: ownerId, title, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Parts in the trash keep their numbers: they may come back. */
async function nextInSeries(trx: Db, seriesId: number): Promise<number> {
  const { rows } = await sql<{ parts: number; last: number }>`
    select count(*) as parts, coalesce(max(series_place), 0) as last
    from article_groups where series_id = ${seriesId}`.execute(trx)
  const { parts, last } = rows[0] ?? { parts: 0, last: 0 }
  if (parts >= SERIES_PARTS_MAX) refuseField('series', fill(messages.full, { count: SERIES_PARTS_MAX }))
  return last + 1
}

/** A series is deleted with its last part. Locked before it is read, so that nobody joins it meanwhile. */
export async function deleteEmpty(trx: Db, seriesIds: number[]): Promise<void> {
  if (seriesIds.length === 0) return
  await sql`
    select from article_series where id = any(${seriesIds}::int8[]) order by id for update`.execute(trx)
  await sql`
    delete from article_series s where id = any(${seriesIds}::int8[])
      and not exists (select from article_groups g where g.series_id = s.id)`.execute(trx)
}

/** When a group has another original for good: the group leaves a series that is not that author's. */
export async function leaveOthersSeries(trx: Db, groupIds: number[]): Promise<void> {
  const { rows } = await sql<{ series_id: number }>`
    with others as (
      select g.id, g.series_id from article_groups g
      join article_series s on s.id = g.series_id
      left join articles a on a.id = g.original_article_id
      where g.id = any(${groupIds}::int8[]) and a.author_id is distinct from s.owner_id)
    update article_groups g set series_id = null, series_place = null
    from others where g.id = others.id returning others.series_id`.execute(trx)
  await deleteEmpty(trx, [...new Set(rows.map((row) => row.series_id))])
}

export interface SeriesChange {
  title?: string | undefined
  /** Ids of articles in their new order. */
  parts?: number[] | undefined
}

export function updateSeries(db: Db, ownerId: number, id: number, change: SeriesChange): Promise<void> {
  return transact(db, async (trx) => {
    await lockOwn(trx, ownerId, id)
    if (change.title !== undefined) await rename(trx, ownerId, id, change.title)
    if (change.parts !== undefined) await reorder(trx, id, change.parts)
  })
}

/** The articles stay, as articles that belong to no series. */
export function deleteSeries(db: Db, ownerId: number, id: number): Promise<void> {
  return transact(db, async (trx) => {
    await lockOwn(trx, ownerId, id)
    await trx
      .updateTable('article_groups')
      .set({ series_id: null, series_place: null })
      .where('series_id', '=', id)
      .execute()
    await trx.deleteFrom('article_series').where('id', '=', id).execute()
  })
}

async function lockOwn(trx: Db, ownerId: number, id: number): Promise<void> {
  await lockSeriesOf(trx, ownerId)
  if ((await findOwnSeries(trx, ownerId, id)) === undefined) fail('not_found', common.notFound)
}

async function rename(trx: Db, ownerId: number, id: number, title: string): Promise<void> {
  const taken = await findByTitle(trx, ownerId, title)
  if (taken !== undefined && taken !== id)
    fail('conflict', messages.titleTaken, { fields: { title: messages.titleTaken } })
  await trx.updateTable('article_series').set({ title }).where('id', '=', id).execute()
}

/** The parts that are not deleted swap their numbers; one in the trash keeps its own between them. */
async function reorder(trx: Db, id: number, articleIds: number[]): Promise<void> {
  const present = await listParts(trx, id)
  const groups = new Map(present.map((part) => [part.articleId, part.groupId]))
  const ordered = articleIds.flatMap((articleId) => groups.get(articleId) ?? [])
  const isWhole = ordered.length === articleIds.length && new Set(ordered).size === ordered.length
  if (!isWhole || ordered.length !== present.length) refuseField('parts', messages.otherParts)
  const places = present.map(({ place }) => place)
  await sql`
    update article_groups g set series_place = part.place
    from unnest(${ordered}::int8[], ${places}::int4[]) as part (group_id, place)
    where g.id = part.group_id`.execute(trx)
}
