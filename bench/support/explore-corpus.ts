import type { Client } from 'pg'
import { CATEGORIES } from '../../src/contract/categories.ts'
import { withoutIndexes } from '../../src/server/platform/seeding.ts'

/** At scale 3400 1,000,000 articles, 200,000 questions, 200,000 posts, 5,000 guilds and 50,000 people. */
const ARTICLES = 294.12
const FIRST_DAY = '2016-11-18'
const DAYS = 3650

/** Of what the worst cases are: somebody who wrote 3 % of all, long ago, and a tag of those days. */
export const MACHINE = { id: 1, alias: 'machine-1', tag: 'census' }

/**
 * Fills an empty, migrated database as a site of ten years would be: a tenth of the tags are on most things, a few authors
 * write most, old things have more likes, and what is changed was mostly written lately.
 */
export async function fillExplored(client: Client, scale: number): Promise<void> {
  const articles = Math.round(ARTICLES * scale)
  const others = Math.round(articles / 5)
  const people = Math.max(200, Math.round(articles / 20))
  await client.query('set session_replication_role = replica')
  await client.query(
    "set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 1; select setseed(0.5)",
  )
  await client.query(
    `insert into users (id, email, first_name, last_name, alias_name, created_at) overriding system value
     select n, n || '@bench.example', 'Person', 'Number ' || n, case n when 1 then 'machine-1' else 'person-' || n end,
       timestamptz '${FIRST_DAY}' + random() * interval '${DAYS} days' from generate_series(1, $1::int) as n`,
    [people],
  )
  const at = `timestamptz '${FIRST_DAY}' + (n::float8 / $1) * interval '${DAYS} days'`
  // The machine wrote in the third year.
  const byMachine = 'n between $1 * 0.20 and $1 * 0.23'
  const author = `case when ${byMachine} then 1 else 2 + floor((${people} - 2) * random() ^ 3)::int end`
  const tag = (power: number) => `'tag-' || floor(3000 * random() ^ ${power})::int`
  const tags = `case when ${byMachine} then array['census', ${tag(3)}] else array[${tag(6)}, ${tag(3)}, ${tag(1)}] end`
  const category = `(array[${CATEGORIES.map((name) => `'${name}'`).join()}])[1 + floor(11 * random() ^ 1.5)::int]`
  const language = `(case when random() < 0.55 then 'en' when random() < 0.67 then 'id' else 'my' end)`
  await withoutIndexes(
    client,
    ['articles', 'article_groups', 'questions', 'page_posts', 'object_counters'],
    async () => {
      await client.query(
        `insert into article_groups (id, original_article_id, categories, created_at) overriding system value
       select n, n, case when random() < 0.7 then array[first] when first = 'world' then array['world', 'sports']
         else array[first, 'world'] end, now()
       from (select n, ${category} as first from generate_series(1, $1::int) as n) as g`,
        [articles],
      )
      // Every fifth is a translation of the one before, and a tenth of these are behind it.
      await client.query(
        `insert into articles (id, group_id, language, author_id, state, title, source, nodes, renderer_version, excerpt,
         words, tags, created_at, published_at, updated_at, stale_since) overriding system value
       select n, case when n % 5 = 0 then n - 1 else n end, case when n % 5 = 0 then 'id' when n % 5 = 4 then 'en' else
         ${language} end, ${author}, 'published', initcap(substr(md5(n::text), 1, 6)) || ' of ' || n, 'x', '[]', 1, 'x', 1,
         ${tags}, ${at}, ${at},
         least(${at} + interval '3 days' * random() ^ 8 * case when random() < 0.05 then 1000 else 1 end, timestamptz '${FIRST_DAY}' + interval '${DAYS} days'),
         case when n % 50 = 0 then now() end
       from generate_series(1, $1::int) as n`,
        [articles],
      )
      await client.query(
        `insert into questions (id, author_id, state, title, nodes, renderer_version, category, language, tags, created_at,
         updated_at) overriding system value
       select n, ${author}, 'published', 'Why ' || substr(md5(n::text), 1, 6) || '?', '[]', 1, ${category}, ${language},
         ${tags}, ${at}, ${at} from generate_series(1, $1::int) as n`,
        [others],
      )
      await client.query(
        `insert into page_posts (id, author_id, type, state, title, nodes, renderer_version, created_at)
       overriding system value
       select n, ${author}, 'discussion', 'published', 'Post ' || substr(md5(n::text), 1, 6), '[]', 1, ${at}
       from generate_series(1, $1::int) as n`,
        [others],
      )
      for (const [type, count] of [
        ['article', articles],
        ['page-post', others],
      ] as const)
        await client.query(
          `insert into object_counters (object_type, object_id, likes, comments)
         select '${type}', n, floor((1 - n::float8 / $1) * 0.9 / (random() + 0.0005) ^ 0.8)::int,
           floor(0.5 / (random() + 0.001) ^ 0.7)::int from generate_series(1, $1::int) as n`,
          [count],
        )
    },
  )
  await client.query('analyze')
  await fillTable(client)
  for (const table of ['users', 'article_groups', 'articles', 'questions', 'page_posts'])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    )
  await client.query('vacuum analyze')
  await client.query('set session_replication_role = default')
}

/** As explore_again() would, all at once. */
async function fillTable(client: Client): Promise<void> {
  await withoutIndexes(client, ['explored', 'explored_labels'], async () => {
    await fillExploredRows(client)
    await client.query(
      `insert into explored_labels (id, labels, is_first, created_at, updated_at, likes, comments, title_key)
       select id, labels, is_first, created_at, updated_at, likes, comments, title_key
       from explorable_labels order by id`,
    )
  })
}

/** What may be explored, in one statement each; labels are another. */
export async function fillExploredRows(client: Client): Promise<void> {
  await client.query('create temporary table given as select * from explorable_rows')
  await client.query(
    `insert into explored_cells (object_type, category, language, is_first, count)
     select object_type, category, language, nr = 0, count(*) from given group by 1, 2, 3, 4`,
  )
  await client.query(
    `insert into explored_days (object_type, day, count)
     select object_type, (created_at at time zone 'utc')::date, count(*) from given where nr = 0 group by 1, 2`,
  )
  await client.query(
    `insert into explored (object_type, object_id, nr, cell_id, author_id, created_at, updated_at, likes, comments,
       is_translated, is_stale, tags, title_key)
     select g.object_type, g.object_id, g.nr, c.id, g.author_id, g.created_at, g.updated_at, g.likes, g.comments,
       cardinality(g.languages) > 1, g.is_stale, g.tags, title_key(g.title)
     from given g join explored_cells c on c.object_type = g.object_type and c.category = g.category
       and c.language = g.language and c.is_first = (g.nr = 0)
     order by g.created_at, g.object_id, g.nr`,
  )
  await client.query('drop table given')
}
