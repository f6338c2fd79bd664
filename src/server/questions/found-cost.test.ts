import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATEGORIES } from '../../contract/categories.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { connectForCosts } from '../testing/read-costs.ts'
import { askedFor } from '../testing/asked.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { listVoteFacts } from './honor-queries.ts'
import { listQuestionsBy } from './person-queries.ts'
import { findQuestions } from './search-queries.ts'
import { listSolved } from './solved-queries.ts'
import { listMilestones } from './told-queries.ts'

const QUESTIONS = 12_000
const LIMIT = 20

let app: TestApp
let costs: Awaited<ReturnType<typeof connectForCosts>>
let userId: number
beforeAll(async () => {
  app = await testApp()
  userId = (await app.signIn('asker')).userId
  costs = await connectForCosts(app.url)
  const { client } = costs
  await client.query(`
    insert into users (email, first_name, last_name, alias_name, created_at)
    select 'p' || n || '@example.com', 'P', 'Q', 'p-' || n, now() - interval '9 days' from generate_series(1, 500) n`)
  await client.query(
    `insert into questions (author_id, state, title, nodes, renderer_version, category, language, created_at, updated_at)
     select $1, 'published', 'What is number ' || n || ' made of', '[]', 1, ($2::text[])[1 + n % 11], 'en',
       now() - make_interval(mins => ${QUESTIONS} - n), now()
     from generate_series(1, ${QUESTIONS}) n`,
    [userId, CATEGORIES],
  )
  await client.query(`
    insert into answers (question_id, author_id, state, source, nodes, renderer_version, created_at)
    select id, author_id + 1, 'published', 'So', '[]', 1, created_at from questions`)
  await client.query(`
    insert into answer_places (answer_id, question_id, created_at) select id, question_id, created_at from answers`)
  await client.query(`
    update questions q set accepted_id = a.id, accepted_at = q.created_at from answers a
    where a.question_id = q.id and q.id % 2 = 0`)
  await client.query(`
    insert into question_places (question_id, category, language, is_nsfw, hot, hot_week, worth, created_at)
    select id, category, language, is_nsfw, 0, 0, 0, created_at from questions`)
  await client.query(`
    insert into question_search (question_id, is_nsfw, head, words)
    select id, is_nsfw, head, words from questions, search_vectors(
      title, '', 'The body says everything', question_labels(id, language, author_id, created_at, category), 'simple')`)
  await client.query(
    `insert into votes (object_type, object_id, user_id, value, created_at)
     select 'question', q, $1 + n, 1, now() from generate_series(1, 40) q, generate_series(1, 500) n`,
    [userId],
  )
  await client.query('vacuum analyze')
})
afterAll(async () => {
  await costs.close()
  await app.close()
})

/** The first window has the newest 1,024 to 2,048 ids. */
const WINDOW = 2048

test('a search for a word that is everywhere reads and ranks the newest of them', async () => {
  for (const term of ['number made', 'everything', 'number -nothing']) {
    const { rows, scanned } = await costs.costOf(async () =>
      expect((await findQuestions(costs.db, askedFor(term, LIMIT))).ids).toHaveLength(LIMIT),
    )
    expect(scanned).toEqual([])
    expect(rows).toBeLessThanOrEqual(WINDOW)
  }
})

test('a search that ends on a day begins at what was asked then', async () => {
  const { rows: days } = await costs.client.query<{ day: string }>(
    `select to_char(min(created_at) + interval '2 days', 'YYYY-MM-DD') as day from questions`,
  )
  const asked = { ...askedFor('number made', LIMIT), filters: { to: days[0]?.day ?? '' } }
  const { rows, scanned } = await costs.costOf(async () =>
    expect((await findQuestions(costs.db, asked)).ids).toHaveLength(LIMIT),
  )
  expect(scanned).toEqual([])
  expect(rows).toBeLessThanOrEqual(WINDOW)
})

test('what was solved lately and what somebody asked are read along their indexes', async () => {
  const since = addMs(new Date(), -30 * DAY_MS)
  const solved = await costs.costOf(() => listSolved(costs.db, since, 40))
  expect(solved).toMatchObject({ scanned: [] })
  expect(solved.rows).toBeLessThanOrEqual(80)
  const asked = await costs.costOf(() => listQuestionsBy(costs.db, userId, null, LIMIT))
  expect(asked).toMatchObject({ scanned: [] })
  expect(asked.rows).toBeLessThanOrEqual(LIMIT + 1)
})

test('a vote looks at the votes on one question and those of one person', async () => {
  const subjects = [`question 7 ${userId + 3}`]
  const told = await costs.costOf(() => listMilestones(costs.db, subjects))
  const paid = await costs.costOf(() => listVoteFacts(costs.db, subjects))
  for (const { rows, scanned } of [told, paid]) {
    expect(scanned).toEqual([])
    expect(rows).toBeLessThanOrEqual(510)
  }
})
