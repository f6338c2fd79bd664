import pg from 'pg'
import { expect, inject, test } from 'vitest'
import type { Feature } from './content/feature.ts'
import { features } from './features.ts'
import { createRandom } from './platform/seeding.ts'
import { seedSite, seedsInOrder } from './seed.ts'
import { copyDatabase } from './testing/test-database.ts'

async function seeded(seed: number, scale: number): Promise<{ people: number; rows: unknown[] }> {
  const copy = await copyDatabase(inject('templateUrl'))
  const client = new pg.Client({ connectionString: copy.url })
  await client.connect()
  try {
    // Ids that were used before must not matter.
    await client.query("select nextval(pg_get_serial_sequence('users', 'id')) from generate_series(1, 5)")
    const until = new Date('2026-11-01T00:00:00Z')
    const { made, firstEmail } = await seedSite({ client, scale, random: createRandom(seed), until })
    const people = made['people'] ?? 0
    expect(firstEmail).toMatch(/@example.com$/)
    const { rows } = await client.query(
      'select users.*, plan from users left join subscriptions on user_id = users.id order by users.id',
    )
    await expect(seedSite({ client, scale, random: createRandom(seed), until })).rejects.toThrow(
      'people already',
    )
    return { people, rows }
  } finally {
    await client.end()
    await copy.drop()
  }
}

test('the same seed gives the same community, another one another', async () => {
  const [first, again, other] = [await seeded(7, 1), await seeded(7, 1), await seeded(8, 1)]
  expect(first.people).toBe(60)
  expect(first.rows).toHaveLength(60)
  expect(again).toEqual(first)
  expect(other.rows).not.toEqual(first.rows)
})

test('a community grows with its scale, in three languages and with some plans', async () => {
  const { rows } = await seeded(1, 5)
  expect(rows).toHaveLength(300)
  const people = rows as { language: string; plan: string | null; created_at: Date }[]
  expect(new Set(people.map((person) => person.language))).toEqual(new Set(['en', 'id', 'my']))
  expect(people.some((person) => person.plan !== null)).toBe(true)
  expect(people.every((person) => person.created_at < new Date('2026-11-01T00:00:00Z'))).toBe(true)
})

test('a seeded site has 300 articles in three languages, and its counters are what a count gives', async () => {
  const copy = await copyDatabase(inject('templateUrl'))
  const client = new pg.Client({ connectionString: copy.url })
  await client.connect()
  const one = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows[0]
  try {
    const until = new Date('2026-11-01T00:00:00Z')
    await seedSite({ client, scale: 1, random: createRandom(1), until })
    expect(
      await one(
        `select count(*)::int, count(distinct language)::int as languages from articles where state = 'published'`,
      ),
    ).toEqual({
      count: 300,
      languages: 3,
    })
    const differences = [
      `select (select value from site_counters where name = 'articles') - count(distinct group_id) as off from articles where state = 'published'`,
      `select count(*) as off from object_counters o where object_type = 'article' and (
         likes <> (select count(*) from likes l where l.object_type = 'article' and l.object_id = o.object_id)
         or comments <> (select count(*) from comments c where c.object_type = 'article' and c.object_id = o.object_id)
         or bookmarks <> (select count(*) from bookmarks b where b.object_type = 'article' and b.object_id = o.object_id))`,
      `select count(*) as off from comments c where level = 1
         and replies <> (select count(*) from comments r where r.root_id = c.id and r.id <> c.id)`,
      `select count(*) as off from articles a join article_revisions r on r.id = a.revision_id
         where r.source <> a.source or r.article_id <> a.id`,
      `select count(*) as off from articles where published_at > '2026-11-01' or updated_at > '2026-11-01'`,
      `select count(*) as off from likes l join articles a on l.object_type = 'article' and a.id = l.object_id
         where a.author_id = l.user_id`,
    ]
    expect(
      await one(`
        select count(*) filter (where is_closed)::int as closed, count(pinned_id)::int as pinned, count(c.id)::int as found
        from comment_rules r left join comments c on c.id = r.pinned_id and c.level = 1 and c.replies > 0
          and c.object_type = r.object_type and c.object_id = r.object_id`),
    ).toEqual({ closed: 1, pinned: 1, found: 1 })
    expect(
      await one(`select author_id::int, publish_at = run_at as "isOnTime", payload->>'articleId' = a.id::text as "isIts"
        from articles a join jobs on kind = 'publication' where state = 'draft'`),
    ).toEqual({ author_id: 1, isOnTime: true, isIts: true })
    const partsOf = 'select count(*)::int as parts from article_groups where series_id > 0 group by series_id'
    expect((await client.query(`${partsOf} order by parts`)).rows).toEqual([{ parts: 3 }, { parts: 4 }])
    expect(
      await one(`select count(*)::int, count(*) filter (where s.created_at < '2026-10-18')::int as overdue
        from article_suggestions s join articles a on a.id = s.article_id
        where a.author_id <> s.author_id and a.source <> s.source and a.revision_id = s.base_revision_id`),
    ).toEqual({ count: 3, overdue: 1 })
    for (const query of differences) expect(Number((await one(query))?.['off']), query).toBe(0)
  } finally {
    await client.end()
    await copy.drop()
  }
})

test('a seed comes after those it builds on, wherever its feature is in the list', () => {
  const nameOf = new Map(features.map(({ name, seed }) => [seed, name]))
  for (const list of [features, features.toReversed()]) {
    const names = seedsInOrder(list).map((seed) => nameOf.get(seed) ?? '')
    expect(names).toHaveLength(features.filter(({ seed }) => seed !== undefined).length)
    for (const { name, seed } of features)
      for (const earlier of seed?.after ?? [])
        expect(names.indexOf(earlier), `${earlier} before ${name}`).toBeLessThan(names.indexOf(name))
  }
})

test('seeds that wait for each other, or for one that is not there, are an error', () => {
  const planted = (name: string, after: string[]): Feature => ({ name, seed: { after, run: async () => {} } })
  expect(() => seedsInOrder([planted('hen', ['egg']), planted('egg', ['hen'])])).toThrow('hen, egg')
  expect(() => seedsInOrder([planted('hen', ['nobody'])])).toThrow('hen')
})
