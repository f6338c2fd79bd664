import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IQ_NORM_ATTEMPTS } from '../../contract/iq-rules.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { startAs, takeWholeTest } from './iq-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Attempts of people who have left; their abilities are above what the test reports. */
async function insertScored(count: number, { form = 'full', validity = 'good' } = {}): Promise<void> {
  await sql`
    insert into iq_attempts (state, form, language, device, extra_time, param_version, tab, started_at, expires_at,
      finished_at, theta, se, validity)
    select 'scored', ${form}, 'en', 'desktop', false, 0, 'the-first-tab', now(), now(), now(), 4, .3, ${validity}
    from generate_series(1, ${count}::int4)`.execute(app.db)
}

test('a percentile is the normal curve’s until 2,000 valid attempts are there, and then that of the site', async () => {
  await insertScored(IQ_NORM_ATTEMPTS - 1)
  await insertScored(5, { form: 'series' })
  await insertScored(5, { validity: 'caution' })
  const before = await takeWholeTest(app, await startAs(app, 'ana'), { secondsEach: 30 })
  expect(before).toMatchObject({ comparedWith: null, validity: 'good' })
  expect(before?.percentile).toBeGreaterThan(80)
  // Ana is one of them now.
  const series = await takeWholeTest(app, await startAs(app, 'budi', { form: 'series' }))
  expect(series).toMatchObject({ comparedWith: null })
  const after = await takeWholeTest(app, await startAs(app, 'citra'), { knows: () => false })
  expect(after).toMatchObject({ comparedWith: IQ_NORM_ATTEMPTS, percentile: 1, percentileLow: 1 })
})
