import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  listBookmarkFolders,
  listBookmarks,
  renameBookmarkFolder,
  setBookmark,
} from '../../contract/bookmarks.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

let app: TestApp
let authorId: number
beforeAll(async () => {
  app = await testApp()
  authorId = (await app.signIn('author')).userId
})
afterAll(() => app.close())

async function save(client: TestClient, folder: string): Promise<number> {
  const { id } = await insertArticle(app, { authorId })
  await move(client, id, folder)
  return id
}

const move = (client: TestClient, id: number, folder: string) =>
  client.call(setBookmark, { params: { objectType: 'article', objectId: String(id) }, body: { folder } })

test('folders are listed by name with how many are in them; moving takes one from one to the other', async () => {
  const alice = await app.signIn('alice')
  expect(await alice.call(listBookmarkFolders)).toEqual([])
  const first = await save(alice, 'Seas')
  await save(alice, 'Seas')
  await save(alice, 'islands')
  await save(alice, '')
  expect(await alice.call(listBookmarkFolders)).toEqual([
    { folder: 'islands', count: 1 },
    { folder: 'Seas', count: 2 },
  ])
  await move(alice, first, 'islands')
  expect(await alice.call(listBookmarkFolders)).toEqual([
    { folder: 'islands', count: 2 },
    { folder: 'Seas', count: 1 },
  ])
  const { items } = await alice.call(listBookmarks, { query: { folder: 'islands' } })
  expect(items.map(({ objectId }) => objectId)).toContain(first)
  expect(await (await app.signIn('bela')).call(listBookmarkFolders)).toEqual([])
})

test('a folder is renamed, joined with another, or dissolved', async () => {
  const [citra, other] = [await app.signIn('citra'), await app.signIn('other')]
  await save(citra, 'One')
  await save(citra, 'Two')
  await save(other, 'One')
  const rename = (from: string, to: string) => citra.call(renameBookmarkFolder, { body: { from, to } })
  expect(await rename('One', ' First ')).toEqual({ done: true })
  expect(await citra.call(listBookmarkFolders)).toEqual([
    { folder: 'First', count: 1 },
    { folder: 'Two', count: 1 },
  ])
  await rename('First', 'Two')
  expect(await citra.call(listBookmarkFolders)).toEqual([{ folder: 'Two', count: 2 }])
  await rename('Two', '')
  expect(await citra.call(listBookmarkFolders)).toEqual([])
  expect((await citra.call(listBookmarks)).items).toHaveLength(2)
  expect(await other.call(listBookmarkFolders)).toEqual([{ folder: 'One', count: 1 }])
  expect(await citra.attempt(renameBookmarkFolder, { body: { from: 'Nowhere', to: 'x' } })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  for (const body of [{ from: '', to: 'x' }, { from: 'x', to: 'y'.repeat(41) }, { from: 'x' }])
    expect((await citra.attempt(renameBookmarkFolder, { body })).status).toBe(400)
})

test('a hundred folders are enough; those that are there take more', async () => {
  const dewi = await app.signIn('dewi')
  for (let n = 0; n < 100; n++) await save(dewi, `Folder ${n}`)
  const { id } = await insertArticle(app, { authorId })
  expect(
    await dewi.attempt(setBookmark, {
      params: { objectType: 'article', objectId: id },
      body: { folder: 'One more' },
    }),
  ).toMatchObject({ status: 400, body: { fields: { folder: expect.stringContaining('100') } } })
  await move(dewi, id, 'Folder 7')
  expect(await dewi.call(listBookmarkFolders)).toHaveLength(100)
})

test('visitors have none', async () => {
  expect((await app.visitor().attempt(listBookmarkFolders)).status).toBe(401)
  expect((await app.visitor().attempt(renameBookmarkFolder, { body: { from: 'a', to: 'b' } })).status).toBe(
    401,
  )
})
