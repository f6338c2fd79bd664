import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createArticle } from '../../contract/articles.ts'
import type { RichNode } from '../../contract/rich-text.ts'
import { DAY_MS, HOUR_MS, addMs } from '../platform/clock.ts'
import { Refusal } from '../platform/errors.ts'
import { openFiles } from '../platform/files.ts'
import { WORDS } from '../testing/write-article.ts'
import { filesOf, mediaApp, plainImage, upload, type MediaApp } from './media-testing.ts'
import { setMediaUses } from './in-text-actions.ts'
import { findMediaIn } from './in-text-queries.ts'
import { eraseMediaUses } from './actions.ts'
import { getOwnImage, mediaUrl } from './public.ts'
import { purgeMedia } from './sweep.ts'

let app: MediaApp
beforeAll(async () => {
  app = await mediaApp({ config: { rateLimitScale: 10 } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('media').execute()
  await app.db.deleteFrom('drafts').execute()
})

async function uploaded(name = 'alice'): Promise<{ id: number; key: string; userId: number }> {
  const person = await app.signIn(name)
  const { body } = await upload(app, person, await plainImage(30, 30).jpeg().toBuffer())
  return { id: body.id, key: body.url.split('/')[2] ?? '', userId: person.userId }
}

const sweep = () => purgeMedia(app.db, openFiles({ dataDir: app.folder }), app.clock.now())
const storedIds = async () =>
  (await app.db.selectFrom('media').select('id').orderBy('id').execute()).map(({ id }) => id)
const isThere = async (key: string) => (await filesOf(app)).some((path) => path.includes(key))

test('an own image is found; another person’s, an unknown and an unfinished one are refused', async () => {
  const mine = await uploaded()
  expect(await getOwnImage(app.db, mine.userId, mine.id)).toEqual({ id: mine.id, key: mine.key })
  const other = await uploaded('bela')
  await app.db.updateTable('media').set({ state: 'processing' }).where('id', '=', other.id).execute()
  for (const [userId, id] of [
    [mine.userId, other.id],
    [other.userId, mine.id],
    [other.userId, other.id],
    [mine.userId, 999_999],
  ] as const) {
    const refusal = await getOwnImage(app.db, userId, id).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({
      code: 'invalid_input',
      details: { fields: { thumbnailId: { en: expect.stringContaining('couldn’t find this image') } } },
    })
  }
})

test('an article takes its author’s own image as its picture, and nobody else’s', async () => {
  const [mine, other] = [await uploaded(), await uploaded('bela')]
  const alice = await app.signIn('alice')
  const body = {
    title: 'How stars are born',
    content: WORDS,
    language: 'en' as const,
    categories: ['science' as const],
  }
  const refused = await alice.attempt(createArticle, { body: { ...body, thumbnailId: other.id } })
  expect(refused).toMatchObject({ status: 400, body: { fields: { thumbnailId: expect.any(String) } } })
  const article = await alice.call(createArticle, {
    body: { ...body, thumbnailId: mine.id, content: `${WORDS} ![a star](${mediaUrl(other.key, 640)})` },
  })
  expect(article.thumbnail).toBe(mediaUrl(mine.key, 960))
  app.clock.advance(DAY_MS + HOUR_MS)
  await sweep()
  expect(await storedIds(), 'both are shown').toEqual([mine.id, other.id])
})

test('the uploads that a text shows are found, however deep they are', async () => {
  const [first, second] = [await uploaded(), await uploaded('bela')]
  const picture = (src: string): RichNode => ({ type: 'image', src, alt: '' })
  const nodes: RichNode[] = [
    { type: 'paragraph', children: [picture(mediaUrl(first.key, 640)), { type: 'text', value: 'a' }] },
    { type: 'quote', children: [{ type: 'paragraph', children: [picture(mediaUrl(second.key, 1600))] }] },
    picture(mediaUrl(first.key, 320)),
    picture('/media/AAAAAAAAAAAAAAAAAAAAAA/640.webp'),
    picture('/media/short/640.webp'),
  ]
  expect(await findMediaIn(app.db, nodes)).toEqual([first.id, second.id])
  expect(await findMediaIn(app.db, [])).toEqual([])
})

test('after a day, what nothing shows is deleted with its files', async () => {
  const [used, unused, young] = [await uploaded(), await uploaded(), await uploaded()]
  const old = addMs(app.clock.now(), -DAY_MS - HOUR_MS)
  await app.db.updateTable('media').set({ created_at: old }).where('id', 'in', [used.id, unused.id]).execute()
  await setMediaUses(app.db, 'article', 7, [used.id, 999_999])
  await sweep()
  expect(await storedIds()).toEqual([used.id, young.id])
  expect([await isThere(used.key), await isThere(unused.key), await isThere(young.key)]).toEqual([
    true,
    false,
    true,
  ])
  const gone = await app.visitor().request('GET', mediaUrl(unused.key, 640))
  expect(gone.statusCode).toBe(404)
})

test('an upload that a draft of its owner mentions stays, whether in the text, as the picture or in the older text', async () => {
  const images = [await uploaded(), await uploaded(), await uploaded(), await uploaded()]
  const [inText, asPicture, inOlder, inForeign] = images
  if (!inText || !asPicture || !inOlder || !inForeign) throw new Error('four were uploaded')
  const stranger = await app.signIn('stranger')
  const draft = (key: string, userId: number, content: unknown, older: unknown = null) => ({
    user_id: userId,
    kind: 'article',
    key,
    version: 1,
    content: JSON.stringify(content),
    older_content: JSON.stringify(older),
    updated_at: app.clock.now(),
  })
  await app.db
    .insertInto('drafts')
    .values([
      draft('a', inText.userId, { content: `![x](${mediaUrl(inText.key, 960)})`, thumbnailId: asPicture.id }),
      draft('b', inText.userId, { content: '' }, { content: `![x](${mediaUrl(inOlder.key, 320)})` }),
      draft('c', stranger.userId, { content: `![x](${mediaUrl(inForeign.key, 320)})` }),
    ])
    .execute()
  app.clock.advance(DAY_MS + HOUR_MS)
  await sweep()
  expect(await storedIds()).toEqual([inText.id, asPicture.id, inOlder.id])
})

test('what is in a row that somebody suggests for a collection stays until it is decided', async () => {
  const image = await uploaded()
  const collection = await app.db
    .insertInto('collections')
    .values({
      state: 'published',
      title: 'Birds',
      category: 'science',
      language: 'en',
      licence: 'cc0-1.0',
      editing: 'suggest',
      columns: '[]',
      next_column: 2,
      created_at: app.clock.now(),
      updated_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const suggested = await app.db
    .insertInto('collection_suggestions')
    .values({
      collection_id: collection.id,
      kind: 'add',
      cells: JSON.stringify({ c1: mediaUrl(image.key, 640) }),
      has_source: false,
      author_id: image.userId,
      summary: 'A picture',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  app.clock.advance(DAY_MS + HOUR_MS)
  await sweep()
  expect(await storedIds()).toEqual([image.id])
  await app.db
    .updateTable('collection_suggestions')
    .set({ state: 'declined' })
    .where('id', '=', suggested.id)
    .execute()
  await sweep()
  expect(await storedIds()).toEqual([])
})

test('an article keeps what its older revisions show, and releases all of it when it is erased', async () => {
  const [first, second] = [await uploaded(), await uploaded()]
  await setMediaUses(app.db, 'article', 8, [first.id], { keepsOlder: true })
  await setMediaUses(app.db, 'article', 8, [second.id], { keepsOlder: true })
  app.clock.advance(DAY_MS + HOUR_MS)
  await sweep()
  expect(await storedIds()).toEqual([first.id, second.id])
  await eraseMediaUses(app.db, 'article', [8])
  await sweep()
  expect(await storedIds()).toEqual([])
})

test('anything else shows only what it shows now', async () => {
  const [first, second] = [await uploaded(), await uploaded()]
  await setMediaUses(app.db, 'comment', 3, [first.id])
  await setMediaUses(app.db, 'comment', 3, [second.id, second.id])
  app.clock.advance(DAY_MS + HOUR_MS)
  await sweep()
  expect(await storedIds()).toEqual([second.id])
})

test('files without a row and unfinished ones are swept, but never those of another database', async () => {
  const kept = await uploaded()
  await setMediaUses(app.db, 'article', 9, [kept.id])
  const orphan = 'ORPHAN0000000000000000'
  const folder = join(app.folder, 'media', 'OR', orphan)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '640.webp'), 'x')
  const unfinished = join(app.folder, 'incoming', 'deadbeef')
  await mkdir(unfinished, { recursive: true })
  for (const path of [folder, unfinished]) await utimes(path, app.clock.now(), app.clock.now())

  await sweep()
  expect(await isThere(orphan)).toBe(true)

  app.clock.advance(2 * DAY_MS)
  await app.db
    .updateTable('media')
    .set({ key: 'B'.repeat(22) })
    .where('id', '=', kept.id)
    .execute()
  await sweep()
  expect([await isThere(orphan), await isThere(kept.key)]).toEqual([true, true])

  await app.db.updateTable('media').set({ key: kept.key }).where('id', '=', kept.id).execute()
  await sweep()
  expect([await isThere(orphan), await isThere(kept.key)]).toEqual([false, true])
  await expect(utimes(unfinished, 1, 1)).rejects.toThrow('ENOENT')
})
