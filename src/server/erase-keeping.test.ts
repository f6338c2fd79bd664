import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getArticle } from '../contract/articles.ts'
import { setAvatar } from '../contract/profiles.ts'
import { at } from './comments/comments-testing.ts'
import { exportApp, type ExportApp } from './data-export/data-export-testing.ts'
import { insertEverything } from './data-export/everything-testing.ts'
import { findWords, listNaming } from './erased-words-testing.ts'
import { close, letErase, purge } from './leaving/leaving-testing.ts'
import { plainImage, upload } from './media/media-testing.ts'
import { DAY_MS } from './platform/clock.ts'
import { writeArticle } from './testing/write-article.ts'

/** The group that others are in keeps its name, the books their numbers, as in erase-person.test.ts. */
const STAYS = /^(?:conversations|invoices): .*keepmark (?:group|invoice)/
const WORDS = /keepania|keepmark|198\.51\.100\.9/i

let app: ExportApp
let before: Awaited<ReturnType<typeof look>>
let after: Awaited<ReturnType<typeof look>>
let userId: number
let articleId: number
let [shownKey, avatarKey] = ['', '']

async function look() {
  return {
    words: await findWords(app.db, WORDS),
    naming: await listNaming(app.db, userId),
    media: await namesIn('media'),
    cards: await namesIn('cards'),
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(app.folder, folder), { recursive: true }).catch(() => [])
  return entries.filter((name) => name.includes('.'))
}

beforeAll(async () => {
  app = await exportApp({ config: { rateLimitScale: 1000 } })
  const keeper = await app.signIn('Keepania')
  const [oskar, viktor] = [await app.signIn('oskar'), await app.signIn('viktor')]
  userId = keeper.userId
  await insertEverything(app, { me: userId, other: oskar.userId, blocked: viktor.userId, mark: 'keepmark' })
  await app.db
    .updateTable('guilds')
    .set({ name: 'Oskar’s' })
    .where('owner_id', '=', oskar.userId)
    .where('name', 'like', 'keepmark%')
    .execute()
  // Of a source that no feature has.
  await app.db.deleteFrom('honor_holds').execute()
  // They could not write any more, and here they do.
  await app.db.deleteFrom('sanctions').execute()
  const shown = (await upload(app, keeper, await plainImage(300, 200).jpeg().toBuffer())).body
  const face = (await upload(app, keeper, await plainImage(200, 200).png().toBuffer())).body
  articleId = (await writeArticle(keeper, { title: 'What stays of the stars', thumbnailId: shown.id })).id
  const crop = { x: 0, y: 0, width: 200, height: 200 }
  await keeper.call(setAvatar, { body: { mediaId: face.id, crop } })
  expect((await app.visitor().request('GET', `/article/${articleId}/card.png`)).statusCode).toBe(200)
  await app.settle()
  const keys = await app.db
    .selectFrom('media')
    .innerJoin('media_uses', 'media_uses.media_id', 'media.id')
    .select(['key', 'object_type'])
    .execute()
  shownKey = keys.find(({ object_type }) => object_type === 'article')?.key ?? ''
  avatarKey = keys.find(({ object_type }) => object_type === 'person')?.key ?? ''
  before = await look()
  await close(keeper, 'keep-articles')
  await letErase(app)
  app.clock.advance(2 * DAY_MS)
  await purge(app)
  after = await look()
})
afterAll(() => app.close())

test('what was published stays, by a former member, and nothing in the database says who it was', async () => {
  expect(before.words.length).toBeGreaterThan(60)
  expect(after.words.filter((line) => !STAYS.test(line))).toEqual([])
  expect(before.naming).toContain('articles.author_id')
  expect(after.naming).toEqual([])
  const article = await app.visitor().call(getArticle, { params: at({ id: articleId }) })
  expect([article.title, article.authorName]).toEqual(['What stays of the stars', 'Former member'])
})

test('of the uploads only what such an article shows is left; their face is not', () => {
  expect(before.media.some((name) => name.includes(shownKey))).toBe(true)
  expect(before.media.some((name) => name.includes(avatarKey))).toBe(true)
  expect([shownKey, avatarKey]).not.toContain('')
  expect(after.media.length).toBeGreaterThan(0)
  expect(after.media.filter((name) => !name.includes(shownKey))).toEqual([])
})

test('the picture for sharing that had their name drawn into it is gone', () => {
  expect(before.cards).toHaveLength(1)
  expect(after.cards).toEqual([])
})
