import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/scheduled-posts.ts'
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { setPlan } from '../testing/set-plan.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { idOf, runJobs, schedule, waitingOf } from './scheduling-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const A_MINUTE = RATE_LIMITS.pagePostsPerMinute.hits

/** More than can be posted in a minute, written in peace and due at the same moment. */
async function scheduleTooMany(client: TestClient & { userId: number }): Promise<void> {
  await setPlan(app, client.userId, 'topaz')
  const at = app.clock.now().getTime() + 2 * HOUR_MS
  for (let made = 0; made <= A_MINUTE; made++) {
    await schedule(app, client, { hours: (at - app.clock.now().getTime()) / HOUR_MS })
    app.clock.advance(MINUTE_MS)
  }
}

test('posts that are due together are published no faster than somebody may post', async () => {
  const ana = await app.signIn('ana')
  await scheduleTooMany(ana)
  app.clock.advance(2 * HOUR_MS)
  await runJobs(app)
  const late = await waitingOf(ana)
  expect(late).toMatchObject([{ refusal: null }])
  for (let pause = 0; pause < 4; pause++) {
    app.clock.advance(MINUTE_MS)
    await runJobs(app)
  }
  expect(await waitingOf(ana)).toEqual([])
})

test('nobody publishes all that waits at once', async () => {
  const budi = await app.signIn('budi')
  await scheduleTooMany(budi)
  const answers: number[] = []
  for (const post of await waitingOf(budi))
    answers.push((await budi.attempt(contract.publishScheduledPost, idOf(post))).status)
  expect(answers).toEqual([...Array.from({ length: A_MINUTE }, () => 200), 429])
  expect(await waitingOf(budi)).toHaveLength(1)
})
