import { sql } from 'kysely'
import type { SitemapSource } from '../content/sitemap-source.ts'
import type { Db } from '../platform/db.ts'

/** How many ids one sitemap covers; the id decides in which one something is, so that it never moves. */
export const IDS_IN_SITEMAP = 10_000

/** The numbers of the sitemaps that have something in them. */
export async function listSitemapNumbers(db: Db, { listed }: SitemapSource): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number
    from generate_series(0, (select coalesce(max(id), -1) / ${IDS_IN_SITEMAP} from (${listed}) as l)) as number
    where exists (
      select from (${listed}) as l
      where id >= number * ${IDS_IN_SITEMAP} and id < (number + 1) * ${IDS_IN_SITEMAP})
    order by number`.execute(db)
  return rows.map((row) => row.number)
}

export interface SitemapState {
  count: number
  /** The sum of its ids: an object that went and one that came leave their number the same, but not this. */
  sum: string
  modifiedAt: Date | null
}

/** Shows whether anything in a sitemap has changed, without writing it. */
export async function findSitemapState(
  db: Db,
  { listed }: SitemapSource,
  number: number,
): Promise<SitemapState> {
  const { rows } = await sql<SitemapState>`
    select count(*) as count, coalesce(sum(id), 0)::text as sum, max(changed_at) as "modifiedAt"
    from (${listed}) as l
    where id >= ${number * IDS_IN_SITEMAP} and id < ${(number + 1) * IDS_IN_SITEMAP}`.execute(db)
  return rows[0] ?? { count: 0, sum: '0', modifiedAt: null }
}

export interface SitemapEntry {
  id: number
  updatedAt: Date
}

/** Some entries with an id above `after`, up to the end of the sitemap. */
export async function listSitemapEntries(
  db: Db,
  { listed }: SitemapSource,
  { number, after, limit }: { number: number; after: number; limit: number },
): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select id, changed_at as "updatedAt" from (${listed}) as l
    where id > ${after} and id >= ${number * IDS_IN_SITEMAP} and id < ${(number + 1) * IDS_IN_SITEMAP}
    order by id limit ${limit}`.execute(db)
  return rows
}
