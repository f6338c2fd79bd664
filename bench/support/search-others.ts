import type { Client } from 'pg'
import type { App } from '../../src/server/app.ts'
import type { connectDatabases } from '../../src/server/platform/db.ts'
import { ARTICLES, type Case } from './search-terms.ts'

export const PAGE = 20

export function at(times: number[], share: number): number {
  return Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10
}

/** How it is done without a cap: everything that matches is ranked. One at a time, the median of five. */
export async function rankAll(
  client: Client,
  { compared, term }: Case,
  explain: boolean,
): Promise<number | string> {
  const key = compared === 'article_search' ? 'article_id' : 'post_id'
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const sql = `select ${key} from ${compared}, websearch_to_tsquery('simple', $1) as query
      where words @@ query order by ts_rank(words, query, 1) desc limit ${PAGE}`
    const beganAt = performance.now()
    try {
      await client.query(sql, [term(round)])
    } catch {
      return 'over 20 s'
    }
    times.push(performance.now() - beganAt)
    if (explain && round === 0)
      console.log((await client.query(`explain (analyze, buffers) ${sql}`, [term(round)])).rows)
  }
  times.sort((one, other) => one - other)
  return at(times, 0.5)
}

/** From the write of an article until a search finds it, with the follow-ups running as on a site. */
export async function measureIndexing(
  { http, site, followUps }: App,
  db: ReturnType<typeof connectDatabases>['write'],
): Promise<number> {
  followUps.start()
  const times: number[] = []
  for (let round = 0; round < 10; round++) {
    const word = `unheard${String.fromCharCode(97 + round)}`
    const { id } = await db
      .insertInto('article_groups')
      .values({ categories: ['science'], created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const beganAt = performance.now()
    await db.transaction().execute(async (trx) => {
      const now = new Date()
      const article = await trx
        .insertInto('articles')
        .values({
          group_id: id,
          language: 'en',
          author_id: 1,
          state: 'published',
          title: `About ${word}`,
          source: word,
          nodes: JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', value: word }] }]),
          renderer_version: 1,
          excerpt: word,
          words: 1,
          created_at: now,
          published_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('follow_ups')
        .values({ kind: 'article-search', subject: String(article.id) })
        .execute()
    })
    followUps.wake()
    for (;;) {
      const { body } = await http.inject({
        method: 'GET',
        url: `${ARTICLES}?q=${word}`,
        headers: { 'user-agent': '', cookie: site.cookies.wroteHeader() },
      })
      if (body !== '[]') break
    }
    times.push(performance.now() - beganAt)
  }
  await followUps.stop()
  times.sort((one, other) => one - other)
  return at(times, 0.95)
}
