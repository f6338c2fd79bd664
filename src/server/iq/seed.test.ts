import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IQ_LEAST_ITEMS } from '../../contract/iq-rules.ts'
import { createRandom } from '../platform/seeding.ts'
import { DEMO_TAKERS } from '../seeds/demo/reasoning.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { answeredOf } from './course.ts'
import { GENERATORS } from './items/generators.ts'
import { makeItem } from './make-item.ts'
import { readCourse } from './queries.ts'
import { seedResults } from './seed.ts'
import { makeParameters } from './scoring/parameters.ts'
import { reportOf, scoreAttempt } from './scoring/score-attempt.ts'

let app: TestApp
let client: pg.Client
beforeAll(async () => {
  app = await testApp()
  client = new pg.Client({ connectionString: app.url })
  await client.connect()
  await client.query(
    `insert into users (id, email, password_hash, first_name, last_name, alias_name, language)
     overriding system value select id, id || '@baca.example', '', 'A', 'B', 'taker-' || id, 'en' from unnest($1::int8[]) as id`,
    [DEMO_TAKERS.map(({ by }) => by)],
  )
  const until = new Date('2026-11-18T13:20:00Z')
  await client.query('begin')
  await seedResults({ client, scale: 1, random: createRandom(1), until, isDemo: true })
  await client.query('commit')
})
afterAll(async () => {
  await client.end()
  await app.close()
})

interface Result {
  userId: number
  attemptId: string
  report: object
  finishedAt: Date
}

test('what people of the demo are told is what the scoring says of what they answered', async () => {
  const { rows } = await client.query<Result>(
    `select user_id as "userId", attempt_id as "attemptId", report, finished_at as "finishedAt" from iq_results`,
  )
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set(DEMO_TAKERS.map(({ by }) => by)))
  const parameters = makeParameters(GENERATORS, 0)
  for (const { attemptId, report, finishedAt } of rows) {
    const course = await readCourse(app.db, attemptId)
    if (course === undefined) throw new Error('There is no such attempt')
    const { form, state, items } = course
    const scored = scoreAttempt({ answered: answeredOf(items), form, parameters })
    expect([state, scored.validity]).toEqual(['scored', 'good'])
    expect(report).toMatchObject({ ...reportOf(scored.theta, scored.se), items: items.length })
    expect(items.filter(({ isPilot }) => !isPilot).length).toBeGreaterThanOrEqual(IQ_LEAST_ITEMS)
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items.at(-1)?.answeredAt).toEqual(finishedAt)
  }
})

test('they were asked different items that can be made, and nobody answered one before it was shown', async () => {
  const { rows } = await client.query<{
    templateId: string
    right: boolean
    response: number | null
    late: boolean
  }>(
    `select template_id as "templateId", is_correct as right, response, answered_at <= served_at or answered_at > deadline_at
       as late from iq_items`,
  )
  expect(new Set(rows.map(({ templateId }) => templateId)).size).toBeGreaterThan(rows.length / 3)
  for (const { templateId, right, response, late } of rows) {
    expect(late).toBe(false)
    expect(makeItem({ templateId, seed: 'a' })).not.toBeNull()
    if (right) expect(response).not.toBeNull()
  }
  const shares = rows.filter(({ right }) => right).length / rows.length
  expect(shares).toBeGreaterThan(0.3)
  expect(shares).toBeLessThan(0.9)
})
