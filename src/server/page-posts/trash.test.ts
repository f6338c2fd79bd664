import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRASH_DAYS } from '../../contract/limits.ts'
import * as contract from '../../contract/page-posts.ts'
import { reportObject } from '../../contract/reports.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, writePhoto, writePost } from './posts-testing.ts'
import { postsApp, type PostsApp } from './upload-testing.ts'
import { hideReported, markReportedNsfw } from './report-actions.ts'

let app: PostsApp
beforeAll(async () => {
  app = await postsApp()
})
afterAll(() => app.close())

const read = (client: TestClient, post: { id: number }) =>
  client.attempt(contract.getPagePost, { params: at(post) })
const remove = (client: TestClient, post: { id: number }) =>
  client.attempt(contract.deletePagePost, { params: at(post) })
const restore = (client: TestClient, post: { id: number }) =>
  client.attempt(contract.restorePagePost, { params: at(post) })

async function listed(post: { id: number }): Promise<boolean> {
  app.clock.advance(2000)
  const posts = await app.visitor().call(contract.listPagePosts, { query: { limit: '50' } })
  return posts.some(({ id }) => id === post.id)
}

async function fileStatus(url: string | null): Promise<number> {
  return (await app.visitor().request('GET', url ?? '')).statusCode
}

test('what its author deletes is gone for others at once with its files, and back when they want it', async () => {
  const alice = await app.signIn('alice')
  const mod = await app.signIn('mod', 'moderator')
  const post = await writePhoto(app, alice, { content: 'Cold' })
  const restorableUntil = addMs(app.clock.now(), TRASH_DAYS * DAY_MS).toISOString()
  const gone = await remove(alice, post)
  expect(gone).toMatchObject({ status: 200, body: { id: post.id, restorableUntil } })
  for (const other of [app.visitor(), mod]) expect((await read(other, post)).status).toBe(404)
  expect(await listed(post)).toBe(false)
  expect(await fileStatus(post.mediaUrl)).toBe(404)
  const { body } = await read(alice, post)
  expect(body).toMatchObject({ state: 'deleted', title: 'Dawn', mediaUrl: null, mediaType: 'image' })
  expect((await remove(alice, post)).body).toEqual(gone.body)

  expect((await restore(alice, post)).body).toEqual(post)
  expect((await restore(alice, post)).body).toEqual(post)
  expect(await listed(post)).toBe(true)
  expect(await fileStatus(post.mediaUrl)).toBe(200)
})

test('only the author restores, and only for thirty days', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const mod = await app.signIn('mod', 'moderator')
  const post = await writePost(alice)
  expect((await restore(bela, post)).status).toBe(403)
  await remove(alice, post)
  for (const other of [bela, mod]) expect((await restore(other, post)).status).toBe(404)
  expect((await restore(app.visitor(), post)).status).toBe(401)
  await app.db
    .updateTable('page_posts')
    .set({ deleted_at: addMs(app.clock.now(), -TRASH_DAYS * DAY_MS) })
    .where('id', '=', post.id)
    .execute()
  expect((await restore(alice, post)).status).toBe(404)
  const { items } = await alice.call(contract.listMyPagePosts, { query: { state: 'deleted' } })
  expect(items.map(({ id }) => id)).not.toContain(post.id)
})

test('a member deletes only what is theirs; what the staff removes stays away, also from its author', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const post = await writePhoto(app, alice)
  expect((await remove(bela, post)).status).toBe(403)
  expect((await remove(app.visitor(), post)).status).toBe(401)
  expect((await remove(alice, { id: 999_999 })).status).toBe(404)
  for (const role of ['moderator', 'operator'] as const) {
    const staff = await app.signIn(role, role)
    const removed = await writePhoto(app, alice)
    expect((await remove(staff, removed)).status).toBe(403)
    await removeByStaff(staff, 'page-post', removed.id)
    for (const who of [alice, staff, app.visitor()]) expect((await read(who, removed)).status).toBe(404)
    expect((await restore(alice, removed)).status).toBe(404)
    expect(await fileStatus(removed.mediaUrl)).toBe(404)
    const { items } = await alice.call(contract.listMyPagePosts)
    expect(items.map(({ id }) => id)).not.toContain(removed.id)
  }
})

test('a reported post is hidden from all but its author and moderators, and deleting it does not unhide it', async () => {
  const alice = await app.signIn('alice')
  const mod = await app.signIn('mod', 'moderator')
  const post = await writePhoto(app, alice)
  const bela = await app.signIn('bela')
  await bela.call(reportObject, { body: { objectType: 'page-post', objectId: post.id, reason: 'spam' } })
  const hide = () => transact(app.db, (trx) => hideReported(trx, post.id, app.clock.now()))
  expect([await hide(), await hide()]).toEqual([true, false])
  const everybodyElse = [app.visitor(), bela]
  for (const other of everybodyElse) expect((await read(other, post)).status).toBe(404)
  for (const who of [alice, mod]) expect((await read(who, post)).body).toMatchObject({ state: 'hidden' })
  expect(await listed(post)).toBe(false)
  expect(await fileStatus(post.mediaUrl)).toBe(404)
  const edit = { params: at(post), body: { title: 'Nothing to see' } }
  expect((await alice.attempt(contract.updatePagePost, edit)).status).toBe(403)
  expect((await alice.call(contract.listMyPagePosts, { query: { state: 'hidden' } })).items).toHaveLength(1)

  expect((await remove(alice, post)).status).toBe(200)
  expect((await restore(alice, post)).body).toMatchObject({ state: 'hidden' })
  expect((await read(app.visitor(), post)).status).toBe(404)
  expect(await listed(post)).toBe(false)
  expect(await hide()).toBe(false)
  await removeByStaff(mod, 'page-post', post.id)
  expect((await read(alice, post)).status).toBe(404)
})

test('what readers call adult is marked, and its author can’t take it back; what a moderator cleared stays clear', async () => {
  const alice = await app.signIn('alice')
  const mod = await app.signIn('mod', 'moderator')
  const mark = (id: number) => transact(app.db, (trx) => markReportedNsfw(trx, id))
  const change = (client: TestClient, post: { id: number }, isNsfw: boolean) =>
    client.attempt(contract.updatePagePost, { params: at(post), body: { isNsfw } })
  const post = await writePhoto(app, alice)
  expect([await mark(post.id), await mark(post.id), await mark(999_999)]).toEqual([true, false, false])
  expect((await read(app.visitor(), post)).body).toMatchObject({ isNsfw: true, isRedacted: true })
  expect(await fileStatus(post.mediaUrl)).toBeGreaterThanOrEqual(400)
  expect((await change(alice, post, false)).status).toBe(403)
  expect((await change(mod, post, false)).status).toBe(200)
  expect(await mark(post.id)).toBe(false)
  expect((await read(app.visitor(), post)).body).toMatchObject({ isNsfw: false, isRedacted: false })
})

test('deleting and restoring at once ends in one of the two, with its place and files', async () => {
  const alice = await app.signIn('alice')
  const post = await writePhoto(app, alice)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? remove(alice, post) : restore(alice, post))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { body } = await read(alice, post)
  const isShown = (body as contract.PagePost).state === 'published'
  expect(await listed(post)).toBe(isShown)
  expect(await fileStatus(post.mediaUrl)).toBe(isShown ? 200 : 404)
})

test('the metrics count posts that are published, edited and deleted', async () => {
  const alice = await app.signIn('alice')
  const count = async (result: string) => {
    const { body } = await app.visitor().request('GET', '/metrics', { ip: '127.0.0.1' })
    return Number(new RegExp(`cendekia_page_posts_total\\{result="${result}"\\} (\\d+)`).exec(body)?.[1] ?? 0)
  }
  const results = ['published', 'edited', 'deleted']
  const before = await Promise.all(results.map(count))
  const post = await writePost(alice)
  await alice.call(contract.updatePagePost, { params: at(post), body: { content: 'More' } })
  await remove(alice, post)
  expect(await Promise.all(results.map(count))).toEqual(before.map((number) => number + 1))
})
