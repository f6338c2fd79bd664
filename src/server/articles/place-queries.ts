import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Group, Place, PublishedArticle } from './places.ts'

type GroupRow = Omit<Group, 'articles'>

/** Changes of a group's places happen one after the other. Adding a translation waits for nobody. */
export async function lockGroup(trx: Db, groupId: number): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select id, original_article_id as "originalId", categories from article_groups
    where id = ${groupId} for no key update`.execute(trx)
  return rows[0]
}

/** The groups of articles, locked in the order of their ids; those that are gone are left out. */
export async function lockGroupsOf(trx: Db, articleIds: number[]): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select id, original_article_id as "originalId", categories from article_groups
    where id in (select group_id from articles where id = any(${articleIds}::int8[]))
    order by id for no key update`.execute(trx)
  return rows
}

export async function listPublished(
  trx: Db,
  groupIds: number[],
): Promise<(PublishedArticle & { groupId: number })[]> {
  const { rows } = await sql<PublishedArticle & { groupId: number }>`
    select a.id, a.group_id as "groupId", a.language, a.tags, coalesce(a.published_at, a.created_at) as "publishedAt",
      coalesce(c.attention, 0) as attention, coalesce(c.reads, 0) as reads
    from visible_articles a
    left join object_counters c on c.object_type = 'article' and c.object_id = a.id
    where a.group_id = any(${groupIds}::int8[])
    order by coalesce(a.published_at, a.created_at), a.id`.execute(trx)
  return rows
}

export async function listPlaces(trx: Db, groupIds: number[]): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select p.scope, p.article_id as "articleId", p.group_id as "groupId", p.language, p.is_lead as "isLead",
      p.hot, p.hot_week as "hotWeek", p.score, p.published_at as "publishedAt"
    from articles a join article_places p on p.article_id = a.id
    where a.group_id = any(${groupIds}::int8[])`.execute(trx)
  return rows
}
