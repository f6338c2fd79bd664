import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { countChange, placeKey, placesOf, type Counts, type Place } from './places.ts'
import { hasMoved } from '../content/ranks.ts'
import { listPlaces, listPublished, lockGroup, lockGroupsOf } from './place-queries.ts'

/**
 * Makes the places of a group and all public numbers agree with the present state of its articles. To be called after
 * any change of state, language, categories or tags, and before rows are erased: places are deleted with their article,
 * and what they added to the numbers is unknown then.
 */
export async function placeGroup(trx: Db, groupId: number, now: Date): Promise<void> {
  const locked = await lockGroup(trx, groupId)
  if (locked === undefined) return
  const published = await listPublished(trx, [groupId])
  // A date in the future would keep it at the top until then.
  const articles = published.map((article) => ({
    ...article,
    publishedAt: article.publishedAt > now ? now : article.publishedAt,
  }))
  const before = await listPlaces(trx, [groupId])
  const after = placesOf({ ...locked, articles })
  const kept = new Set(after.map(placeKey))
  await deletePlaces(
    trx,
    before.filter((place) => !kept.has(placeKey(place))),
  )
  await savePlaces(trx, after.filter(isNewIn(before)))
  await addCounts(trx, countChange(before, after))
}

/** New ranks after the attention or the reads of articles changed: all languages of a group are ranked together. */
export async function rerank(trx: Db, articleIds: number[]): Promise<void> {
  const groups = await lockGroupsOf(trx, articleIds)
  const groupIds = groups.map(({ id }) => id)
  const before = await listPlaces(trx, groupIds)
  if (before.length === 0) return
  const places = new Map(before.map((place) => [placeKey(place), place]))
  const publishedAt = new Map(before.map((place) => [place.articleId, place.publishedAt]))
  const published = await listPublished(trx, groupIds)
  const articles = published.map((article) => ({
    ...article,
    publishedAt: publishedAt.get(article.id) ?? article.publishedAt,
  }))
  const after = groups.flatMap((group) =>
    placesOf({ ...group, articles: articles.filter(({ groupId }) => groupId === group.id) }),
  )
  const moved = after.filter((place) => {
    const old = places.get(placeKey(place))
    return old !== undefined && hasMoved(old, place)
  })
  await savePlaces(trx, moved)
}

function isNewIn(before: Place[]) {
  const known = new Map(before.map((place) => [placeKey(place), place]))
  return (place: Place): boolean => {
    const old = known.get(placeKey(place))
    return (
      old === undefined ||
      old.isLead !== place.isLead ||
      old.language !== place.language ||
      old.publishedAt.getTime() !== place.publishedAt.getTime() ||
      hasMoved(old, place)
    )
  }
}

async function deletePlaces(trx: Db, places: Place[]): Promise<void> {
  if (places.length === 0) return
  await sql`
    delete from article_places p using unnest(
      ${places.map(({ scope }) => scope)}::text[], ${places.map(({ articleId }) => articleId)}::int8[]
    ) as gone (scope, article_id)
    where p.scope = gone.scope and p.article_id = gone.article_id`.execute(trx)
}

async function savePlaces(trx: Db, places: Place[]): Promise<void> {
  if (places.length === 0) return
  const column = <K extends keyof Place>(name: K) => places.map((place) => place[name])
  // Arrays, so that it is the same statement for any number of places.
  await sql`
    insert into article_places (scope, article_id, group_id, language, is_lead, hot, hot_week, score, published_at)
    select * from unnest(${column('scope')}::text[], ${column('articleId')}::int8[], ${column('groupId')}::int8[],
      ${column('language')}::text[], ${column('isLead')}::bool[], ${column('hot')}::float8[],
      ${column('hotWeek')}::float8[], ${column('score')}::float8[], ${column('publishedAt')}::timestamptz[])
    on conflict (scope, article_id) do update set language = excluded.language, is_lead = excluded.is_lead,
      hot = excluded.hot, hot_week = excluded.hot_week, score = excluded.score,
      published_at = excluded.published_at`.execute(trx)
}

/** Always in the same order of tables and keys, so that two groups at once wait for each other without a deadlock. */
async function addCounts(trx: Db, change: Counts): Promise<void> {
  const tags = changed(change.tags)
  if (tags.names.length > 0) {
    await sql`
      insert into tag_counters as c (tag, articles)
      select * from unnest(${tags.names}::text[], ${tags.values}::int8[])
      on conflict (tag) do update set articles = c.articles + excluded.articles`.execute(trx)
    if (tags.values.some((by) => by < 0))
      await trx.deleteFrom('tag_counters').where('tag', 'in', tags.names).where('articles', '=', 0).execute()
  }
  const categories = changed(change.categories)
  if (categories.names.length > 0)
    await sql`
      insert into category_counters as c (category, articles)
      select * from unnest(${categories.names}::text[], ${categories.values}::int8[])
      on conflict (category) do update set articles = c.articles + excluded.articles`.execute(trx)
  if (change.groups !== 0)
    await sql`
      insert into site_counters as c (name, value) values ('articles', ${change.groups})
      on conflict (name) do update set value = c.value + excluded.value`.execute(trx)
}

function changed(counts: Map<string, number>): { names: string[]; values: number[] } {
  const entries = [...counts].filter(([, by]) => by !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
  return { names: entries.map(([name]) => name), values: entries.map(([, by]) => by) }
}
