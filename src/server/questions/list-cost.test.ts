import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATEGORIES } from '../../contract/categories.ts'
import type { DB } from '../platform/tables.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { listAnswerPlaces, listAnswersBy, loadAnswers, type AnswerPosition } from './answer-queries.ts'
import { listQuestionCards } from './card-queries.ts'
import { findChoices, listForYou } from './for-you-queries.ts'
import { listOwnPlaces, listPlaces, type Filters } from './list-queries.ts'
import { pickAnswers } from './pick-actions.ts'
import { findSimilar } from './similar-queries.ts'
import type { ListPage, ListPosition } from './walk-pages.ts'

const QUESTIONS = 24_000
const AUTHORS = 40
const LIMIT = 20

let app: TestApp
let client: pg.Client
let db: Kysely<DB>
let readerId: number
const statements: { sql: string; parameters: readonly unknown[] }[] = []

beforeAll(async () => {
  app = await testApp()
  readerId = (await app.signIn('reader')).userId
  client = new pg.Client({ connectionString: app.url })
  await client.connect()
  await client.query(`
    insert into users (email, first_name, last_name, alias_name, created_at)
    select 'p' || n || '@example.com', 'P', 'Q', 'p-' || n, now() from generate_series(1, ${AUTHORS}) n`)
  // Malay is rare, and so is one tag: lists of them must not read all the others.
  await client.query(
    `insert into questions (author_id, state, title, nodes, renderer_version, category, language, tags, is_nsfw,
      created_at, updated_at)
    select $1 + 1 + n % ${AUTHORS}, 'published', 'What is number ' || n || ' made of', '[]', 1,
      ($2::text[])[1 + n % 11], case when n % 400 = 0 then 'my' when n % 3 = 0 then 'id' else 'en' end,
      case when n % 100 = 0 then array['rare', 'common'] else array['common'] end, n % 10 = 7,
      now() - make_interval(mins => n), now()
    from generate_series(1, ${QUESTIONS}) n`,
    [readerId, CATEGORIES],
  )
  await client.query(`
    insert into question_places (question_id, category, language, is_nsfw, score, answers, is_solved, hot, hot_week,
      worth, created_at)
    select id, category, language, is_nsfw, id % 97, case when id % 50 = 0 then 0 else 1 end, id % 20 = 0, 0, 0, 0,
      created_at from questions`)
  await client.query(`
    insert into question_tags (tag, question_id, score, created_at)
    select tag, id, id % 97, created_at from questions, unnest(tags) as tag where not is_nsfw`)
  await client.query(
    `insert into answers (question_id, author_id, state, source, nodes, renderer_version, created_at)
    select q, $1 + 1 + n, 'published', 'So', '[]', 1, now() - make_interval(mins => n)
    from generate_series(1, 400) q, generate_series(0, ${AUTHORS - 1}) n`,
    [readerId],
  )
  await client.query(`
    insert into answer_places (answer_id, question_id, ups, downs, rank, created_at)
    select id, question_id, id % 5, id % 2, wilson((id % 5)::int, (id % 2)::int), created_at from answers`)
  await client.query(`
    insert into question_search (question_id, is_nsfw, words)
    select id, is_nsfw, setweight(to_tsvector('simple', title), 'A') from questions`)
  await client.query('insert into follows select $1, id, now() from users where id > $1', [readerId])
  await client.query(
    `insert into followed_topics (user_id, kind, topic, created_at)
    values ($1, 'category', 'science', now()), ($1, 'tag', 'rare', now()), ($1, 'tag', 'common', now())`,
    [readerId],
  )
  await client.query('analyze')
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: app.url, max: 2 }) }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
})
afterAll(async () => {
  await client.end()
  await db.destroy()
  await app.close()
})

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** What PostgreSQL really did for the statements of `work`: kinds of steps, and rows read from tables. */
async function explain(work: () => Promise<unknown>): Promise<{ steps: string[]; rowsRead: number }> {
  statements.length = 0
  await work()
  const steps = new Set<string>()
  let rowsRead = 0
  const visit = (node: PlanNode): void => {
    steps.add(`${node['Node Type']} ${node['Relation Name'] ?? ''}`.trim())
    if (node['Relation Name'] !== undefined)
      rowsRead += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    node.Plans?.forEach(visit)
  }
  for (const statement of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${statement.sql}`,
      [...statement.parameters],
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    if (plan !== undefined) visit(plan)
  }
  return { steps: [...steps], rowsRead }
}

/** The first page and, since a cursor must cost no more, a later one. */
async function explainPages(read: (after: ListPosition | null) => Promise<ListPage>) {
  let after: ListPosition | null = null
  const first = await explain(async () => {
    after = (await read(null)).next
  })
  for (let page = 0; page < 3 && after !== null; page++) after = (await read(after)).next ?? after
  return [first, await explain(() => read(after))]
}

test.each(['new', 'unanswered', 'top', 'solved'] as const)(
  'a page of %s reads its own rows along the index and sorts nothing',
  async (tab) => {
    for (const { steps, rowsRead } of await explainPages((after) => listPlaces(db, tab, {}, after, LIMIT))) {
      expect(steps.filter((step) => /Sort|Seq Scan|Bitmap/.test(step))).toEqual([])
      expect(rowsRead).toBeLessThanOrEqual(LIMIT + 1)
    }
  },
)

const filters: Filters[] = [
  { category: 'science' },
  { languages: ['my'] },
  { category: 'science', languages: ['my'] },
  { languages: ['id', 'my'] },
]

test.each(filters)(
  'a page with the filter %o merges pages of few lists, however rare it is',
  async (filter) => {
    for (const tab of ['new', 'unanswered', 'top', 'solved'] as const)
      for (const { steps, rowsRead } of await explainPages((after) =>
        listPlaces(db, tab, filter, after, LIMIT),
      )) {
        expect(steps.filter((step) => /Seq Scan question/.test(step))).toEqual([])
        const lists =
          (filter.category === undefined ? CATEGORIES.length : 1) * (filter.languages?.length ?? 3)
        expect(rowsRead, tab).toBeLessThanOrEqual(lists * (LIMIT + 1))
      }
  },
)

test('a page of a tag reads its own rows, or some of the tag', async () => {
  for (const tab of ['new', 'top'] as const)
    for (const { steps, rowsRead } of await explainPages((after) =>
      listPlaces(db, tab, { tag: 'common' }, after, LIMIT),
    )) {
      expect(steps.filter((step) => /Sort|Seq Scan/.test(step))).toEqual([])
      expect(rowsRead, tab).toBeLessThanOrEqual(LIMIT + 1)
    }
  for (const tab of ['top', 'solved', 'unanswered'] as const)
    for (const { steps, rowsRead } of await explainPages((after) =>
      listPlaces(db, tab, { tag: 'common', languages: ['my'] }, after, LIMIT),
    )) {
      expect(steps.filter((step) => /Seq Scan/.test(step))).toEqual([])
      expect(rowsRead).toBeLessThanOrEqual(2 * 500)
    }
})

test('one’s own questions are read along their index', async () => {
  for (const { rowsRead } of await explainPages((after) =>
    listOwnPlaces(db, readerId + 1, { hasNsfw: true }, after, LIMIT),
  ))
    expect(rowsRead).toBeLessThanOrEqual(LIMIT + 1)
})

test('for you costs a page of each list that is followed', async () => {
  const { steps, rowsRead } = await explain(async () => {
    const choices = await findChoices(db, readerId)
    const page = await listForYou(db, choices, {}, { after: null, isRest: false }, LIMIT)
    expect(page.ids).toHaveLength(LIMIT)
    await listForYou(db, choices, {}, { after: page.next, isRest: true }, LIMIT)
  })
  expect(steps.filter((step) => /Seq Scan question/.test(step))).toEqual([])
  expect(rowsRead).toBeLessThanOrEqual((AUTHORS + 2 + 3 + 11 * 3) * (LIMIT + 1) * 2)
})

test('the cards and answers of a page cost the same however many there are', async () => {
  const { ids } = await listPlaces(db, 'new', {}, null, LIMIT)
  const cards = await explain(async () => expect(await listQuestionCards(db, ids)).toHaveLength(LIMIT))
  expect(cards.rowsRead).toBeLessThan(LIMIT * 10)
  for (const sort of ['best', 'new'] as const) {
    let after: AnswerPosition | null = null
    const first = await explain(async () => {
      const page = await listAnswerPlaces(db, 7, sort, null, LIMIT)
      after = page.next
      expect(await loadAnswers(db, page.ids)).toHaveLength(LIMIT)
    })
    expect(first.rowsRead).toBeLessThan(LIMIT * 12)
    expect((await listAnswerPlaces(db, 7, sort, after, LIMIT)).ids).toHaveLength(LIMIT)
  }
  const ofPerson = await explain(() => listAnswersBy(db, readerId + 1, { after: null }, LIMIT))
  expect(ofPerson.rowsRead).toBeLessThan(LIMIT * 6)
})

test('similar questions are found by their rarest word, however many share the others', async () => {
  expect(await findSimilar(db, 'What is number 18 made of, tell me?')).toContain(18)
})

test('the picks of the community are found along the answers with a good score', async () => {
  await sql`update questions set created_at = now() - interval '20 days' where id <= 400`.execute(app.db)
  await pickAnswers(app.db, new Date())
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from questions q join answer_places p on p.answer_id = q.pick_id
    where p.question_id = q.id and p.ups - p.downs >= 3`.execute(app.db)
  // All answers to a question have the same votes here: 3 of 10 questions have good ones.
  expect(rows[0]?.count).toBe(120)
})
