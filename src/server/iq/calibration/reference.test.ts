import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { IQ_NORM_ATTEMPTS } from '../../../contract/iq-rules.ts'
import { addMs, DAY_MS } from '../../platform/clock.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { GENERATORS } from '../items/generators.ts'
import { randomFromText } from '../items/random.ts'
import { sure } from '../scoring/bank-testing.ts'
import { chanceOfRight } from '../scoring/item-curve.ts'
import { loadParameters, readCalibration } from '../scoring/parameter-queries.ts'
import { makeParameters } from '../scoring/parameters.ts'
import { normal } from '../scoring/simulate.ts'
import { readFinishedBy } from './answer-queries.ts'
import { insertAttempts, type TakenTest } from './attempts-testing.ts'
import { countOf } from './model.ts'
import { findReferenceEnd } from './reference.ts'
import { findReferenceVersion } from './version-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.db.deleteFrom('iq_attempts').execute()
})
afterAll(() => app.close())

const launch = makeParameters(GENERATORS, 0)
/** All are asked the same; some of it is harder, some easier than was foretold. */
const asked = Object.values(launch.pool).flatMap((entries) =>
  entries
    .filter(({ par }) => Math.abs(par.b) < 1.5)
    .slice(0, 5)
    .map(({ id, par: { a, b, c } }, index) => ({ id, a, b: b + (index % 2 === 0 ? 1.2 : -1.2), c })),
)
const random = randomFromText('reference')

function peopleOf(count: number, mean: number): TakenTest[] {
  return Array.from({ length: count }, () => {
    const theta = mean + normal(random)
    const answered = asked.map(({ id, a, b, c }) => ({
      templateId: id,
      isPilot: false,
      isCorrect: random() < chanceOfRight(theta, a, b, c),
    }))
    return { estimate: theta, error: 0.3, answered }
  })
}

/** Valid attempts without answers: they count, and tell nothing. */
async function insertSilent(count: number, at: Date): Promise<void> {
  await insertAttempts(
    app.db,
    Array.from({ length: count }, () => ({ estimate: 0, error: 0.3, answered: [] })),
    () => at,
  )
}

test('the reference quarter begins with the first valid attempt, and lasts until there are enough', async () => {
  const start = app.clock.now()
  const days = (count: number): Date => addMs(start, count * DAY_MS)
  expect(await findReferenceEnd(app.db, days(200))).toBeUndefined()
  await insertSilent(IQ_NORM_ATTEMPTS - 1, start)
  expect(await findReferenceEnd(app.db, days(200))).toBeUndefined()
  await insertSilent(1, days(120))
  expect(await findReferenceEnd(app.db, days(200))).toEqual(days(120))
  await insertSilent(1, days(5))
  expect(await findReferenceEnd(app.db, days(200))).toEqual(days(91))
  expect(await findReferenceEnd(app.db, days(90))).toBeUndefined()
})

test('of a quarter with more people than can be read, always the same are', async () => {
  const end = app.clock.now()
  await insertSilent(3050, end)
  await insertSilent(3050, addMs(end, -DAY_MS))
  await insertSilent(100, addMs(end, 1))
  const { id } = sure(asked[0])
  await sql`
    insert into iq_items (attempt_id, position, template_id, is_pilot, served_at, deadline_at, answered_at, is_correct, is_late, server_ms)
    select id, 1, ${id}, false, finished_at, finished_at, finished_at, finished_at < ${end}, false, 40000 from iq_attempts`.execute(
    app.db,
  )
  const [{ people }, again] = [
    await readFinishedBy(app.db, [id], end),
    await readFinishedBy(app.db, [id], end),
  ]
  expect(countOf(people)).toBe(6000)
  expect(again.people).toEqual(people)
  // Of the earlier and of the later ones alike.
  const earlier = people.rights.reduce((sum, right) => sum + right, 0)
  expect(earlier).toBeGreaterThanOrEqual(2950)
  expect(earlier).toBeLessThanOrEqual(3050)
})

test('the scale is made of the reference quarter’s people, and stays when abler ones come', async () => {
  await insertAttempts(app.db, peopleOf(60, 0), (person) => addMs(app.clock.now(), -person))
  await insertSilent(IQ_NORM_ATTEMPTS, app.clock.now())
  app.clock.advance(100 * DAY_MS)
  await insertAttempts(app.db, peopleOf(60, 1.5), (person) => addMs(app.clock.now(), -person))
  app.clock.advance(DAY_MS)
  await app.purge()
  await app.jobs.runDue()
  const rows = await app.db
    .selectFrom('iq_versions')
    .select(['version', 'attempts', 'norm_count'])
    .orderBy('version')
    .execute()
  expect(rows).toEqual([
    { version: 1, attempts: 60, norm_count: 0 },
    { version: 2, attempts: IQ_NORM_ATTEMPTS + 120, norm_count: 120 },
  ])
  expect(await findReferenceVersion(app.db)).toBe(1)
  expect((await loadParameters(app.db, 'newest')).version).toBe(2)
  const [reference, used] = [await readCalibration(app.db, 1), await readCalibration(app.db, 2)]
  const meanOf = (of: (id: string) => number): number =>
    asked.reduce((sum, { id }) => sum + of(id), 0) / asked.length
  expect(meanOf((id) => sure(reference.calibrated.get(id)).answers)).toBe(60)
  expect(meanOf((id) => sure(used.calibrated.get(id)).answers)).toBe(120)
  const meanB = meanOf((id) => sure(reference.calibrated.get(id)).b)
  // With the abler half, all would be easier by three quarters.
  expect(Math.abs(meanB - meanOf((id) => sure(asked.find((one) => one.id === id)).b))).toBeLessThan(0.4)
  expect(meanOf((id) => sure(used.calibrated.get(id)).b)).toBeCloseTo(meanB, 4)
})
