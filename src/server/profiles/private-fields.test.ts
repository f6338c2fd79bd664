import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLANS } from '../../contract/plans.ts'
import {
  findByAlias,
  getPersonCard,
  getProfile,
  getRelation,
  listFollowedBy,
  listFollowers,
  listUserComments,
  setPinned,
} from '../../contract/profiles.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, insertComments } from './profiles-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PRIVATE = /e-?mail|password|birth|period|subscri|provider|token|hash|consent|role|suspended|userAgent/i

/** Every key and every text of an answer, however deep. */
function* partsOf(value: unknown, path = ''): Iterable<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return yield [path, value]
  for (const [key, part] of Object.entries(value)) yield* partsOf(part, `${path}.${key}`)
}

test('no answer about a person holds their address, the dates of their plan or anything else of their account', async () => {
  const [owner, other] = [await app.signIn('owner', 'moderator'), await app.signIn('other')]
  const { userId } = owner
  const end = addMs(app.clock.now(), 300 * DAY_MS)
  await app.db
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      plan: 'agate',
      status: 'active',
      current_period_end: end,
      provider: 'manual',
      provider_id: 'secret-payment',
    })
    .execute()
  await app.db.updateTable('users').set({ birth_year: 1987 }).where('id', '=', userId).execute()
  const article = await insertArticle(app, { authorId: userId })
  const post = await insertPost(app, { authorId: userId })
  await app.db
    .updateTable('page_posts')
    .set({ author_ip: '203.0.113.99' })
    .where('id', '=', post.id)
    .execute()
  await insertComments(app, userId, { objectType: 'article', objectId: article.id })
  await app.db
    .insertInto('follows')
    .values([
      { follower_id: userId, followed_id: other.userId, created_at: app.clock.now() },
      { follower_id: other.userId, followed_id: userId, created_at: app.clock.now() },
    ])
    .execute()
  await owner.call(setPinned, { body: { pinned: { objectType: 'page-post', objectId: post.id } } })
  for (const client of [app.visitor(), other, owner])
    for (const route of [
      getProfile,
      getPersonCard,
      getRelation,
      listFollowers,
      listFollowedBy,
      listUserComments,
      findByAlias,
    ]) {
      const { status, body } = await client.attempt(route, {
        params: { id: userId, alias: 'owner-1000' },
      })
      if (status === 401) continue
      expect(status, route.path).toBe(200)
      for (const [path, value] of partsOf(body)) {
        expect(path, route.path).not.toMatch(PRIVATE)
        if (path.endsWith('Ip')) expect(value).toBeNull()
        for (const secret of ['owner@', '203.0.113', 'secret-payment', '1987', end.toISOString()])
          expect(String(value), `${route.path} ${path}`).not.toContain(secret)
      }
    }
  const { plan } = await app.visitor().call(getProfile, at(userId))
  expect(PLANS).toContain(plan)
  expect(plan).toBe('agate')
})
