import { sql } from 'kysely'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { SERIES_PARTS_MAX } from '../../../contract/limits.ts'
import type { Language } from '../../../contract/messages.ts'
import type { listMySeries, Series } from '../../../contract/series.ts'
import type { Db } from '../../platform/db.ts'
import type { ArticleFacts } from '../queries.ts'
import { readingOrder } from '../rules.ts'

type PartRow = Series['parts'][number] & { seriesId: number; seriesTitle: string }

/**
 * The series that an article is a part of, as everybody sees it: what is published, each part in the version for its
 * reader, and the article itself. A series without another public part is not mentioned. Whose the originals are
 * is asked for each part: a join might read everything that its author ever wrote.
 */
export async function findSeriesOf(
  db: Db,
  { id, groupId, seriesId }: Pick<ArticleFacts, 'id' | 'groupId' | 'seriesId'>,
  reader: Language,
): Promise<Series | null> {
  if (seriesId === null) return null
  const { rows } = await sql<PartRow>`
    select s.id as "seriesId", s.title as "seriesTitle", version.id, version.title, version.language
    from article_series s
    join article_groups g on g.series_id = s.id
    cross join lateral (
      select articles.id, articles.title, articles.language from articles
      where articles.group_id = g.id
        and case when g.id = ${groupId} then articles.id = ${id}
          else exists (select from visible_articles v where v.id = articles.id) end
      order by array_position(${readingOrder(reader)}::text[], articles.language),
        articles.id = g.original_article_id desc, articles.id
      limit 1) version
    where s.id = ${seriesId}
      and s.owner_id = (select original.author_id from articles original where original.id = g.original_article_id)
    order by g.series_place, g.id limit ${SERIES_PARTS_MAX}`.execute(db)
  const [first] = rows
  // A translation that stands in for somebody else's original is no part of that person's series.
  if (first === undefined || rows.length < 2 || rows.every((part) => part.id !== id)) return null
  const parts = rows.map((part) => ({ id: part.id, title: part.title, language: part.language }))
  return { id: first.seriesId, title: first.seriesTitle, parts }
}

export type OwnSeries = ResponseOf<typeof listMySeries>['items'][number]

/** A person's series with their parts in order, the newest first; one whose parts are all deleted is left out. */
export async function listOwnSeries(db: Db, ownerId: number): Promise<OwnSeries[]> {
  const { rows } = await sql<OwnSeries>`
    select s.id, s.title,
      json_agg(json_build_object('id', a.id, 'title', a.title, 'language', a.language, 'state', a.state)
        order by g.series_place, g.id) as parts
    from article_series s
    join article_groups g on g.series_id = s.id
    join articles a on a.id = g.original_article_id and a.author_id = s.owner_id
      and a.state in ('draft', 'published')
    where s.owner_id = ${ownerId}
    group by s.id
    order by s.id desc`.execute(db)
  return rows
}

export interface PresentPart {
  articleId: number
  groupId: number
  place: number
}

/** The parts that its owner sees, in their order. */
export async function listParts(db: Db, seriesId: number): Promise<PresentPart[]> {
  const { rows } = await sql<PresentPart>`
    select a.id as "articleId", g.id as "groupId", g.series_place as place
    from article_series s
    join article_groups g on g.series_id = s.id
    join articles a on a.id = g.original_article_id and a.author_id = s.owner_id
      and a.state in ('draft', 'published')
    where s.id = ${seriesId}
    order by g.series_place, g.id`.execute(db)
  return rows
}

/** Undefined for a series that is not there or is somebody else's. */
export function findOwnSeries(db: Db, ownerId: number, id: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('article_series')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}
