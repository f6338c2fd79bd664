import { afterAll, beforeAll, expect, test } from 'vitest'
import { followUser } from '../../contract/follows.ts'
import { getPersonCard, getProfile } from '../../contract/profiles.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { keepFacts, MANY_DEEDS } from './kept-facts-actions.ts'
import { at, insertComments } from './profiles-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const kept = async () => {
  const rows = await app.db.selectFrom('kept_facts').select(['user_id', 'counted_at']).execute()
  return rows.map(({ user_id, counted_at }) => [user_id, counted_at.toISOString()])
}
const commentsOf = async (id: number) => (await app.visitor().call(getProfile, at(id))).comments
/** On something of somebody else. */
async function comment(authorId: number, count = 1): Promise<void> {
  const { userId } = await app.signIn('host')
  const { id } = await insertPost(app, { authorId: userId })
  await insertComments(app, authorId, { objectType: 'page-post', objectId: id }, count)
}

test('what a member with many deeds has done is counted beside the looks at their profile', async () => {
  const { userId } = await app.signIn('busy')
  await comment(userId, MANY_DEEDS)
  const first = await app.visitor().call(getProfile, at(userId))
  expect(first.comments).toBe(MANY_DEEDS)
  expect(await kept()).toEqual([])
  await app.settle()
  expect(await kept()).toEqual([[userId, app.clock.now().toISOString()]])

  // Kept as it was counted, dates of badges among it.
  await comment(userId)
  app.clock.advance(MINUTE_MS)
  expect(await app.visitor().call(getProfile, at(userId))).toEqual(first)
  expect(await app.visitor().call(getPersonCard, at(userId))).toMatchObject({ articles: 0 })
  await app.settle()
  app.clock.advance(MINUTE_MS)
  expect(await commentsOf(userId)).toBe(MANY_DEEDS + 1)

  // Without anybody looking, it is counted again within a day.
  await app.settle()
  await comment(userId)
  app.clock.advance(21 * HOUR_MS)
  await app.purge()
  await app.settle()
  expect(await kept()).toEqual([[userId, app.clock.now().toISOString()]])
  expect(await commentsOf(userId)).toBe(MANY_DEEDS + 2)
  await app.settle()

  // What is a day old all the same is not shown.
  await comment(userId)
  app.clock.advance(DAY_MS)
  expect(await commentsOf(userId)).toBe(MANY_DEEDS + 3)
})

test('whoever has just written something sees what they have done counted', async () => {
  const busy = await app.signIn('busy')
  await app.settle()
  app.clock.advance(MINUTE_MS)
  const before = await commentsOf(busy.userId)
  await comment(busy.userId)
  const { userId: hostId } = await app.signIn('host')
  await busy.call(followUser, at(hostId))
  expect((await busy.call(getProfile, at(busy.userId))).comments).toBe(before + 1)
})

test('nothing is kept of those with few deeds, nor of somebody who is gone', async () => {
  const { userId } = await app.signIn('newcomer')
  await app.visitor().call(getProfile, at(userId))
  const rows = await app.db
    .selectFrom('follow_ups')
    .select('subject')
    .where('kind', '=', 'count-facts')
    .execute()
  expect(rows.map(({ subject }) => subject)).not.toContain(String(userId))
  await keepFacts(app.db, 4711, app.clock.now())
  expect((await kept()).map(([id]) => id)).not.toContain(4711)
})
