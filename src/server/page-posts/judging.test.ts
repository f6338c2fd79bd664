import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPagePost, listPagePostMarks, updatePagePost } from '../../contract/page-posts.ts'
import { closeReports } from '../../contract/reports.ts'
import { transact } from '../platform/db.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, makeUnderAge, writePhoto } from './posts-testing.ts'
import { hideReported } from './report-actions.ts'
import { postsApp, type PostsApp } from './upload-testing.ts'

let app: PostsApp
beforeAll(async () => {
  app = await postsApp()
})
afterAll(() => app.close())

const statusOf = async (client: TestClient, url: string) => (await client.request('GET', url)).statusCode

async function hiddenPhoto(isNsfw = false) {
  const author = await app.signIn('author')
  const post = await writePhoto(app, author, { isNsfw })
  await transact(app.db, (trx) => hideReported(trx, post.id, app.clock.now()))
  return { author, post }
}

test('a moderator sees what is hidden with its picture, adult or not; nobody else is given the file', async () => {
  const mod = await app.signIn('mod', 'moderator')
  for (const isNsfw of [false, true]) {
    const { author, post } = await hiddenPhoto(isNsfw)
    const seen = await mod.call(getPagePost, { params: at(post) })
    expect(seen).toMatchObject({ state: 'hidden', isNsfw, isRedacted: false, title: 'Dawn' })
    const url = seen.mediaUrl ?? ''
    const file = await mod.request('GET', url)
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(await statusOf(mod, url.replace(/\?.*/, ''))).toBe(404)
    for (const other of [author, app.visitor(), await app.signIn('other')])
      expect(await statusOf(other, url)).toBe(404)
    expect(await author.call(getPagePost, { params: at(post) })).toMatchObject({ mediaUrl: null })
    app.clock.advance(11 * 60_000)
    expect(await statusOf(mod, url)).toBe(404)
  }
})

test('a moderator who has said to be under age is not shown adult content to judge', async () => {
  const young = await app.signIn('young', 'moderator')
  await makeUnderAge(app, young.userId)
  const { post } = await hiddenPhoto(true)
  expect((await young.attempt(getPagePost, { params: at(post) })).status).toBe(404)
})

test('a moderator marks what is hidden, and the file comes back as an adult one when it is lifted', async () => {
  const mod = await app.signIn('mod', 'moderator')
  const { author, post } = await hiddenPhoto()
  const [marks] = await mod.call(listPagePostMarks, { query: { ids: String(post.id) } })
  expect(marks).toMatchObject({ canMarkNsfw: true, canDelete: false, canEdit: false })
  const change = (client: TestClient, body: object) =>
    client.attempt(updatePagePost, { params: at(post), body })
  expect((await change(mod, { title: 'Mine now' })).status).toBe(403)
  expect((await change(author, { isNsfw: true })).status).toBe(403)
  expect((await change(mod, { isNsfw: true })).body).toMatchObject({ state: 'hidden', isNsfw: true })
  const body = {
    objectType: 'page-post',
    objectId: post.id,
    verdict: 'unfounded',
    reason: 'We have looked at it.',
  } as const
  expect(await mod.call(closeReports, { body })).toEqual({ closed: 0, effects: ['restored'] })
  expect(await app.visitor().call(getPagePost, { params: at(post) })).toMatchObject({ isRedacted: true })
  expect(await statusOf(app.visitor(), post.mediaUrl ?? '')).toBe(404)
})

test('the picture of what is lifted is there for everybody again', async () => {
  const mod = await app.signIn('mod', 'moderator')
  const { post } = await hiddenPhoto()
  expect(await statusOf(app.visitor(), post.mediaUrl ?? '')).toBe(404)
  const body = {
    objectType: 'page-post',
    objectId: post.id,
    verdict: 'unfounded',
    reason: 'We have looked at it.',
  } as const
  await mod.call(closeReports, { body })
  expect(await statusOf(app.visitor(), post.mediaUrl ?? '')).toBe(200)
})
