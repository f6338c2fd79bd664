import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, DAY_MS } from '../../platform/clock.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { GENERATORS } from '../items/generators.ts'
import { randomFromText } from '../items/random.ts'
import { sure } from '../scoring/bank-testing.ts'
import { loadParameters } from '../scoring/parameter-queries.ts'
import { makeParameters } from '../scoring/parameters.ts'
import { simulate } from '../scoring/simulate.ts'
import { insertAttempts } from './attempts-testing.ts'
import { readFigures } from './figures-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** People who are abler at series than the priors suppose, so that there is something to find out. */
async function insertPeople(count: number, seed: string): Promise<void> {
  const parameters = makeParameters(GENERATORS, 0)
  const truth = (id: string) => {
    const { a, b, c } = sure(parameters.of(id))
    return { a, b: id.startsWith('series') ? b - 1.5 : b, c }
  }
  const people = simulate({ parameters, people: count, random: randomFromText(seed), truth })
  await insertAttempts(app.db, people, (person) => addMs(app.clock.now(), -person))
}

async function versions(): Promise<number[]> {
  const rows = await app.db.selectFrom('iq_versions').select('version').orderBy('version').execute()
  return rows.map(({ version }) => version)
}

async function purgeAndRun(): Promise<void> {
  await app.purge()
  await app.jobs.runDue()
}

test('nobody has answered: the priors, and figures of simulated people', async () => {
  await purgeAndRun()
  expect(await versions()).toEqual([])
  expect((await loadParameters(app.db, 'newest')).version).toBe(0)
  const figures = await readFigures(app.db)
  expect(figures).toMatchObject({ version: 0, publishedAt: null, validAttempts: 0, isProvisional: true })
  expect(figures.families.map(({ family }) => family)).toEqual(GENERATORS.map(({ family }) => family))
  expect(figures.coverage).toBeGreaterThan(0.92)
  expect(figures.errors.length).toBeGreaterThan(8)
})

test('enough answers make a version, once a week at most; an attempt keeps its own', async () => {
  await insertPeople(60, 'first')
  // The short form calibrates, but nobody is compared with it.
  await sql`update iq_attempts set form = 'series' where id in (select id from iq_attempts limit 3)`.execute(
    app.db,
  )
  await purgeAndRun()
  expect(await versions()).toEqual([1])
  const row = await app.db.selectFrom('iq_versions').selectAll().executeTakeFirstOrThrow()
  expect([row.attempts, row.norm_count, row.norms.length]).toEqual([60, 57, 1001])
  expect(row.norms).toEqual(row.norms.toSorted((one, other) => one - other))
  const [before, after] = [await loadParameters(app.db, 0), await loadParameters(app.db, 'newest')]
  expect(after.version).toBe(1)
  const easier = after.pool.series.filter(({ id, par }) => par.b < sure(before.of(id)).b)
  expect(easier.length).toBeGreaterThan(0.8 * after.pool.series.length)
  expect(await readFigures(app.db)).toMatchObject({ version: 1, validAttempts: 60, isProvisional: true })

  await insertPeople(60, 'second')
  await purgeAndRun()
  expect(await versions()).toEqual([1])
})

test('a calibration that was given up is not tried again for a day', async () => {
  app.clock.advance(8 * DAY_MS)
  await insertPeople(50, 'third')
  await app.db.deleteFrom('jobs').where('kind', '=', 'iqCalibration').execute()
  const queued = async (): Promise<number> =>
    (await app.db.selectFrom('jobs').select('id').where('kind', '=', 'iqCalibration').execute()).length
  await app.purge()
  expect(await queued()).toBe(1)
  await app.db
    .updateTable('jobs')
    .set({ given_up_at: app.clock.now() })
    .where('kind', '=', 'iqCalibration')
    .execute()
  await app.purge()
  expect(await queued()).toBe(1)
  app.clock.advance(DAY_MS + 1)
  await app.purge()
  expect(await queued()).toBe(2)
})
