import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ViewState } from '../contract/explore.ts'
import { openFiles } from './platform/files.ts'
import { createRandom } from './platform/seeding.ts'
import { seedSite } from './seed.ts'
import { demoGroups } from './seeds/demo/read-articles.ts'
import { copyDatabase } from './testing/test-database.ts'

const until = new Date('2026-11-18T13:20:00Z')
let client: pg.Client
let close: () => Promise<void>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-demo-'))
  const copy = await copyDatabase(inject('templateUrl'))
  client = new pg.Client({ connectionString: copy.url })
  await client.connect()
  close = async () => {
    await client.end()
    await copy.drop()
    await rm(folder, { recursive: true, force: true })
  }
  const files = openFiles({ dataDir: folder })
  const seeding = { client, scale: 1, random: createRandom(1), until, files, isDemo: true }
  const { firstEmail } = await seedSite(seeding)
  expect(firstEmail).toBe('aisyah.1@example.com')
}, 300_000)
afterAll(() => close())

async function list<T extends object>(query: string): Promise<T[]> {
  return (await client.query<T>(query)).rows
}

const numbers = async (query: string) => (await list<Record<string, number>>(query))[0]

test('the demo has some forty articles, half of them in more than one language', async () => {
  const groups = await list<{ languages: number }>(
    `select count(*)::int as languages from articles where state = 'published' group by group_id`,
  )
  expect(groups.length).toBeGreaterThanOrEqual(40)
  const translated = groups.filter(({ languages }) => languages > 1).length
  expect(translated).toBeGreaterThanOrEqual(groups.length / 2)
  // By the site's own count, which is at most ten words off one by hand: formulas, code and tables count too.
  const short = await list('select title, words from articles where words not between 500 and 900')
  // The one that waits for its date.
  expect(short).toHaveLength(1)
})

test('every cover that an article names is drawn, and every version of it shows it', async () => {
  const named = (await demoGroups()).filter(({ cover }) => cover !== null)
  const drawn = await readdir(new URL('seeds/demo/covers/', import.meta.url))
  expect(named.map(({ cover }) => `${cover}.svg`).filter((name) => !drawn.includes(name))).toEqual([])
  expect(named.length).toBeGreaterThanOrEqual(24)
  const found = await numbers(
    `select count(*)::int as versions, count(distinct thumbnail_id)::int as covers from articles a
     join media m on m.id = a.thumbnail_id and m.state = 'ready'
     join media_uses u on u.media_id = m.id and u.object_type = 'article' and u.object_id = a.id`,
  )
  const versions = named.reduce((sum, group) => sum + group.versions.length, 0)
  expect(found).toEqual({ versions, covers: named.length })
})

test('people answer one another, and nobody says what was said before', async () => {
  const said = await numbers(
    `select count(*)::int as comments, count(*) filter (where level > 1)::int as replies,
       count(*)::int - count(distinct source)::int as again from comments`,
  )
  expect(said?.['comments']).toBeGreaterThanOrEqual(150)
  expect(said?.['replies']).toBeGreaterThanOrEqual(50)
  expect(said?.['again']).toBe(0)
})

test('no list has a title or a text twice', async () => {
  const texts = [
    // Also the list of a search, where all kinds of content are together.
    `select title as text from articles union all select title from page_posts where title <> ''
     union all select title from questions union all select title from collections union all select name from guilds`,
    `select source as text from articles`,
    `select source as text from comments`,
    `select source as text from page_posts`,
    `select source as text from questions where source <> ''`,
    `select source as text from answers`,
    `select title as text from article_series`,
    `select description as text from guilds`,
    `select bio as text from profiles where bio <> ''`,
    `select summary as text from article_suggestions`,
    `select m.user_id || ' ' || s.source as text from conversation_members m join messages s using (conversation_id)`,
  ]
  for (const query of texts)
    expect(await list(`select text from (${query}) as t group by text having count(*) > 1`), query).toEqual(
      [],
    )
})

test('every poll has votes, every face and every video is its own, and harmless posts are not marked as adult', async () => {
  const wrong = await numbers(`
    select (select count(*)::int from polls p where not exists (
        select from poll_votes v where v.post_id = p.post_id)) as "withoutVotes",
      (select count(*)::int from page_posts where is_nsfw) as adult,
      (select count(*)::int - count(distinct avatar_id)::int from profiles where avatar_id is not null) as "sameFaces",
      (select count(*)::int - count(distinct bytes)::int from media where kind = 'video') as "sameVideos",
      3 - (select count(*)::int from page_posts where type = 'video') as "lostVideos"`)
  expect(wrong).toEqual({ withoutVotes: 0, adult: 0, sameFaces: 0, sameVideos: 0, lostVideos: 0 })
})

test('something happened minutes ago and something nearly two years ago, and nobody did anything before they came', async () => {
  const acts = `
    select author_id as user_id, created_at as at from comments
    union all select author_id, published_at from articles where state = 'published'
    union all select author_id, created_at from page_posts
    union all select author_id, created_at from questions
    union all select user_id, created_at from likes where object_type <> 'collection'`
  const [found] = await list<{ newest: Date; oldest: Date; early: number }>(
    `select max(at) as newest, min(at) as oldest, count(*) filter (where at < u.created_at)::int as early
     from (${acts}) as acts join users u on u.id = user_id`,
  )
  const hoursBefore = (at: Date | undefined) => (until.getTime() - (at?.getTime() ?? 0)) / 3_600_000
  expect(hoursBefore(found?.newest)).toBeLessThan(1)
  expect(hoursBefore(found?.newest)).toBeGreaterThanOrEqual(0)
  expect(hoursBefore(found?.oldest)).toBeGreaterThan(600 * 24)
  expect(found?.early).toBe(0)
})

test('it has a series, suggestions open and accepted, questions solved, guilds that talk and Honor', async () => {
  const found = await numbers(`
    select (select max(parts)::int from (
        select count(*) as parts from article_groups where series_id is not null group by series_id) as s) as parts,
      (select count(*)::int from article_suggestions where state = 'open') as open,
      (select count(*)::int from article_suggestions where state = 'accepted') as accepted,
      (select count(*)::int from collection_suggestions where state = 'open') as rows,
      (select count(*)::int from collection_row_versions where version > 1 or from_version > 1) as history,
      (select count(*)::int from questions where accepted_id is not null) as solved,
      (select count(*)::int from guilds where post_count = 0) as silent`)
  for (const name of ['parts', 'open', 'accepted', 'rows', 'history', 'solved'])
    expect(found?.[name], name).toBeGreaterThan(0)
  expect(found).toMatchObject({ silent: 0 })
  const [honor] = await list<{ best: number }>('select max(total)::int as best from honor_totals')
  expect(honor?.best).toBeGreaterThan(100)
})

test('some show what they scored in the reasoning test, and were paid for having finished it', async () => {
  const shown = await list<{ isScored: boolean; isShown: boolean; paid: number }>(
    `select a.state = 'scored' as "isScored", p.shows_iq and u.birth_year < 2006 as "isShown",
       (select sum(delta)::int from honor_entries e where e.user_id = a.user_id and e.reason = 'iq-finished') as paid
     from iq_attempts a join iq_results r on r.attempt_id = a.id join users u on u.id = a.user_id
     join profiles p on p.user_id = a.user_id`,
  )
  expect(shown.length).toBeGreaterThanOrEqual(3)
  for (const one of shown) expect(one).toEqual({ isScored: true, isShown: true, paid: 50 })
  expect(await list(`select from follow_ups where kind = 'iq-scored'`)).toEqual([])
})

test('an article shows a table, another an article, and both are there', async () => {
  const shown = await list<{ title: string; type: string; shows: string }>(
    `select a.title, n ->> 'objectType' as type, coalesce(c.title, o.title) as shows
     from articles a cross join jsonb_array_elements(a.nodes) as n
     left join visible_collections c on n ->> 'objectType' = 'collection' and c.id = (n ->> 'objectId')::int8
     left join visible_articles o on n ->> 'objectType' = 'article' and o.id = (n ->> 'objectId')::int8
     where n ->> 'type' = 'embed' order by a.id desc`,
  )
  expect(shown).toEqual([
    {
      title: 'How open source is made',
      type: 'collection',
      shows: 'Programming languages and their makers',
    },
    { title: 'How a seismograph draws', type: 'article', shows: 'Krakatau, heard around the world' },
  ])
  const asWritten = `select from articles where position('{%' in source) > 0 and nodes::text not like '%"embed"%'`
  expect(await list(asWritten)).toEqual([])
})

test('views of Explore may be opened by others and are not empty, and the first account has two half-read articles', async () => {
  const views = await list<{ state: ViewState }>('select state from saved_views where is_public')
  expect(views.length).toBeGreaterThanOrEqual(2)
  for (const { state } of views) {
    expect(ViewState.parse(state)).toEqual(state)
    const { type = null, category = null, language = null } = state.query
    const { rows } = await client.query(
      `select from explorable where ($1::text is null or object_type = $1) and ($2::text is null or $2 = any(categories))
         and ($3::text is null or language = $3)`,
      [type, category, language],
    )
    expect(rows.length, JSON.stringify(state)).toBeGreaterThan(2)
  }
  const stops = await list<{ percent: number; block: number; blocks: number }>(
    `select percent, block, jsonb_array_length(nodes)::int as blocks
     from reading_positions p join visible_articles a on a.id = p.article_id
     where user_id = 1 and author_id <> 1 and p.updated_at > a.published_at`,
  )
  expect(stops).toHaveLength(2)
  for (const { percent, block, blocks } of stops) {
    expect(block).toBeGreaterThan(0)
    expect(Math.abs((100 * block) / blocks - percent)).toBeLessThan(10)
  }
})

test('people talk about a table, its author among them', async () => {
  const [talk] = await list<{
    comments: number
    deep: number
    byAuthor: number
    counted: number
    drawn: number
  }>(
    `select count(*)::int as comments, max(c.level)::int as deep,
       count(*) filter (where c.author_id = t.author_id)::int as "byAuthor", max(o.comments)::int as counted,
       max(o.attention - 3 * o.likes)::int / 4 as drawn
     from comments c join collections t on t.id = c.object_id
     join object_counters o on o.object_type = 'collection' and o.object_id = t.id
     where c.object_type = 'collection'`,
  )
  expect(talk).toEqual({ comments: 8, deep: 3, byAuthor: 2, counted: 8, drawn: 4 })
})

test('its counters are what a count gives', async () => {
  const differences = [
    // Likes of comments are counted in their own rows, see below; a report gives them a row here, for the attention alone.
    `select count(*)::int as off from object_counters o where object_type <> 'comment' and (
       likes <> (select count(*) from likes l where l.object_type = o.object_type and l.object_id = o.object_id)
       or comments <> (select count(*) from comments c where c.object_type = o.object_type and c.object_id = o.object_id)
       or bookmarks <> (select count(*) from bookmarks b where b.object_type = o.object_type and b.object_id = o.object_id))`,
    `select count(*)::int as off from comments c where
       replies <> (select count(*) from comments r where r.id <> c.id and (r.parent_id = c.id or r.root_id = c.id))
       or likes <> (select count(*) from likes l where l.object_type = 'comment' and l.object_id = c.id)`,
    `select count(*)::int as off from object_counters o join articles a on o.object_type = 'article' and a.id = o.object_id
       where attention <> 3 * likes + 5 * bookmarks + 4 * (
         select count(*) from commenters c where c.object_type = 'article' and c.object_id = a.id and weight = 1)`,
    `select count(*)::int as off from polls q where counts <> (
       select array_agg((select count(*) from poll_votes v where v.post_id = q.post_id and v.option = n - 1)::int
         order by n) from generate_series(1, cardinality(q.options)) n)`,
    `select count(*)::int as off from page_posts p where guild_id is not null and not exists (
       select from guild_members m where m.guild_id = p.guild_id and m.user_id = p.author_id and m.joined_at <= p.created_at)`,
    `select count(*)::int as off from collections c
       where row_count <> (select count(*) from collection_rows r where r.collection_id = c.id)
         or not exists (select from collection_changes h where h.collection_id = c.id and h.version = c.version)`,
  ]
  for (const query of differences) expect((await numbers(query))?.['off'], query).toBe(0)
})

test('a moderator has something to do, the log tells what was done, and somebody may not write for now', async () => {
  const found = await numbers(`
    select (select count(*)::int from report_cases) as cases,
      (select count(*)::int from report_cases where is_hidden) as hidden,
      (select count(*)::int from report_cases where is_escalated) as escalated,
      (select count(*)::int from appeals where state = 'open') as appeals,
      (select count(*)::int from appeals where state = 'overturned') as overturned,
      (select count(*)::int from sanctions where until > '${until.toISOString()}') as silenced,
      (select count(*)::int from mod_actions) as actions,
      (select count(distinct action)::int from mod_actions) as kinds,
      (select count(*)::int from users where role <> 'user') as staff`)
  expect(found).toEqual({
    cases: 4,
    hidden: 1,
    escalated: 1,
    appeals: 1,
    overturned: 1,
    silenced: 1,
    actions: 11,
    kinds: 6,
    staff: 0,
  })
})

test('what moderators did agrees with itself: nothing before its cause, nothing about oneself, nothing left open', async () => {
  const wrong = [
    `select count(*)::int as off from mod_actions a join mod_actions b on a.id < b.id where a.created_at > b.created_at`,
    `select count(*)::int as off from mod_actions where actor_id = person_id`,
    `select count(*)::int as off from appeals p join mod_actions a on a.id = p.action_id
       where p.created_at < a.created_at or p.decided_at < p.created_at or p.decided_by = a.actor_id or p.person_id <> a.person_id`,
    `select count(*)::int as off from reports r left join report_cases c using (object_type, object_id)
       where (r.state = 'open') <> (c.object_id is not null) or r.user_id = r.author_id`,
    `select count(*)::int as off from reports r join mod_actions a on a.id = r.action_id
       where r.closed_at <> a.created_at or r.created_at > a.created_at`,
    `select count(*)::int as off from page_posts where state in ('removed', 'hidden') and (
       exists (select from page_post_places where post_id = page_posts.id) or not exists (
         select from mod_actions a where a.object_type = 'page-post' and a.object_id = page_posts.id and a.action = 'hide'
           and abs(extract(epoch from a.created_at - coalesce(deleted_at, a.created_at))) < 1))`,
    `select count(*)::int as off from mod_actions a join page_posts p on a.object_type = 'page-post' and p.id = a.object_id
       where a.action = 'hide' and p.state = 'published'
         and not exists (select from mod_actions u where u.undoes_id = a.id)`,
    `select count(*)::int as off from (
       select user_id, created_at from reports union all select person_id, created_at from appeals) as acts
     join users u on u.id = user_id where acts.created_at < u.created_at`,
  ]
  for (const query of wrong) expect((await numbers(query))?.['off'], query).toBe(0)
})
