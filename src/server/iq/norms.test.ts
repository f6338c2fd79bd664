import { afterAll, beforeAll, expect, test } from 'vitest'
import { IQ_NORM_ATTEMPTS } from '../../contract/iq-rules.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { publishTestVersion } from './calibration/version-testing.ts'
import { startAs, takeWholeTest } from './iq-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** The abilities of a version's people are above what the test reports. */
const above = (people: number): number[] => Array.from({ length: people }, () => 4)

test('a percentile is the normal curve’s until 2,000 valid attempts are there, and then that of the site', async () => {
  await publishTestVersion(app.db, 1, above(IQ_NORM_ATTEMPTS - 1))
  const early = await startAs(app, 'dewi')
  const before = await takeWholeTest(app, await startAs(app, 'ana'), { secondsEach: 30 })
  expect(before).toMatchObject({ comparedWith: null, validity: 'good' })
  expect(before?.percentile).toBeGreaterThan(80)
  await publishTestVersion(app.db, 2, above(IQ_NORM_ATTEMPTS))
  const series = await takeWholeTest(app, await startAs(app, 'budi', { form: 'series' }))
  expect(series).toMatchObject({ comparedWith: null })
  const after = await takeWholeTest(app, await startAs(app, 'citra'), { secondsEach: 30 })
  expect(after).toMatchObject({ comparedWith: IQ_NORM_ATTEMPTS, percentile: 1, percentileLow: 1 })
  // Whoever began earlier is compared by the version they began with.
  expect(await takeWholeTest(app, early, { secondsEach: 30 })).toMatchObject({ comparedWith: null })
})
