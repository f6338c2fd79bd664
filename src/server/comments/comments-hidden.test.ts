import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteComment, restoreComment } from '../../contract/comments.ts'
import { closeReports, reportObject, type ReportVerdict } from '../../contract/reports.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, countersOf, read, recount, say } from './comments-testing.ts'

let app: TestApp
let author: TestClient & { userId: number }
let alice: typeof author
let mod: TestClient
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  author = await app.signIn('author')
  alice = await app.signIn('alice')
  mod = await app.signIn('mod', 'moderator')
})
afterAll(() => app.close())

const stateOf = async ({ id }: { id: number }) =>
  (await app.db.selectFrom('comments').select('state').where('id', '=', id).executeTakeFirst())?.state
const remove = (comment: { id: number }) => alice.call(deleteComment, { params: at(comment) })
const restore = (comment: { id: number }) => alice.attempt(restoreComment, { params: at(comment) })
const close = (comment: { id: number }, verdict: ReportVerdict) =>
  mod.call(closeReports, {
    body: { objectType: 'comment', objectId: comment.id, verdict, reason: 'We have looked at it.' },
  })

let made = 0
/** Somebody whose first such report it is: of those whose last one was unfounded none hides anything. */
async function reader() {
  const member = await app.signIn(`reader${made++}`)
  const created_at = addMs(app.clock.now(), -4 * DAY_MS)
  await app.db.updateTable('users').set({ created_at }).where('id', '=', member.userId).execute()
  return member
}

/** A comment with a reply, hidden by a report. */
async function hidden() {
  const article = await insertArticle(app, { authorId: author.userId })
  const comment = await say(alice, article, 'a secret')
  await say(author, article, 'reply', comment)
  const body = { objectType: 'comment', objectId: comment.id, reason: 'exploitation' } as const
  await (await reader()).call(reportObject, { body })
  expect(await stateOf(comment)).toBe('hidden')
  return { article, comment }
}

test('its author deletes a comment that reports hid, and it is counted out once', async () => {
  const { article, comment } = await hidden()
  const before = await countersOf(app, article)
  await remove(comment)
  await remove(comment)
  expect(await stateOf(comment)).toBe('deleted')
  expect(await countersOf(app, article)).toEqual(before)
  expect(await recount(app, article)).toMatchObject({ ...before, wrong: [] })
})

test('unfounded reports don’t bring back what its author deleted; its author may', async () => {
  const { article, comment } = await hidden()
  await remove(comment)
  expect(await close(comment, 'unfounded')).toMatchObject({ effects: ['restored'] })
  expect(await stateOf(comment)).toBe('deleted')
  expect((await restore(comment)).body).toMatchObject({ state: 'visible', content: 'a secret' })
  expect(await countersOf(app, article)).toMatchObject({ comments: 2 })
  expect(await recount(app, article)).toMatchObject({ ...(await countersOf(app, article)), wrong: [] })
})

test('restored while the reports wait, it is as hidden as before', async () => {
  const { article, comment } = await hidden()
  await remove(comment)
  expect((await restore(comment)).status).toBe(200)
  expect(await stateOf(comment)).toBe('hidden')
  expect(JSON.stringify(await read(app.visitor(), article))).not.toContain('a secret')
  await close(comment, 'unfounded')
  expect(await stateOf(comment)).toBe('visible')
  expect(await recount(app, article)).toMatchObject({ ...(await countersOf(app, article)), wrong: [] })
})

test('founded reports remove it for good, deleted or not', async () => {
  const { article, comment } = await hidden()
  await remove(comment)
  expect(await close(comment, 'founded')).toMatchObject({ effects: ['removed'] })
  expect(await stateOf(comment)).toBe('removed')
  expect((await restore(comment)).status).toBe(404)
  expect(await recount(app, article)).toMatchObject({ ...(await countersOf(app, article)), wrong: [] })
})
