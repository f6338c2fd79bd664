import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteArticle, updateArticle } from '../../contract/articles.ts'
import { CATEGORIES } from '../../contract/categories.ts'
import { LANGUAGES } from '../../contract/messages.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'
import { imageMarkup, drawShareImage, type ImageTexts } from './draw-share-image.ts'
import { CATEGORY_COLOURS, COLOURS, hex, mix } from './colours.ts'
import { createImageCache } from './image-cache.ts'
import { fitText } from './line-breaking.ts'
import { createTypeface, measure } from './type-setting.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cendekia-cards-'))
  app = await testApp({ config: { dataDir: folder, rateLimitScale: 1000 } })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const WORDS: ImageTexts = {
  title: 'How to weigh a star you can never touch',
  authorName: 'Arjun Nair',
  category: 'astronomy',
  language: 'en',
  readingMinutes: 9,
  siteName: 'Cendekia',
}
const serif = createTypeface('source-serif-4', 600)
const SIZES = [82, 52]

test('a published article has a card of 1200 by 630 pixels, for a day', async () => {
  const article = await writeArticle(await app.signIn('alice'))
  const visitor = app.visitor()
  const response = await visitor.request('GET', `/article/${article.id}/card.png?v=${article.revisionId}`)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  })
  const { width, height, format } = await sharp(response.rawPayload).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  const { etag } = response.headers
  const again = await visitor.request('GET', `/article/${article.id}/card.png`, {
    headers: { 'if-none-match': String(etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(await readdir(join(folder, 'cards'))).toEqual([`${String(etag).replaceAll('"', '')}.png`])
})

test('another text is another image', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice)
  const path = `/article/${article.id}/card.png`
  const before = await alice.request('GET', path)
  await alice.call(updateArticle, {
    params: { id: String(article.id) },
    body: { title: 'How planets are born', baseRevisionId: article.revisionId },
  })
  const after = await alice.request('GET', path)
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
})

test('the purge deletes the image of an article that was deleted or changed, and no other', async () => {
  const alice = await app.signIn('alice')
  const [kept, changed, gone] = [
    await writeArticle(alice),
    await writeArticle(alice),
    await writeArticle(alice),
  ]
  const imageOf = ({ id }: { id: number }) => alice.request('GET', `/article/${id}/card.png`)
  const names = async () => (await readdir(join(folder, 'cards'))).map((name) => Number(name.split('-')[0]))
  for (const article of [kept, changed, gone]) await imageOf(article)
  expect(await names()).toEqual(expect.arrayContaining([kept.id, changed.id, gone.id]))
  await alice.call(updateArticle, {
    params: { id: String(changed.id) },
    body: { title: 'How moons are born', baseRevisionId: changed.revisionId },
  })
  await alice.call(deleteArticle, { params: { id: String(gone.id) } })
  await app.purge()
  const left = await names()
  expect(left).toContain(kept.id)
  expect(left).not.toContain(changed.id)
  expect(left).not.toContain(gone.id)
  expect((await imageOf(kept)).statusCode).toBe(200)
})

test('a draft, a deleted, an unknown and an impossible article have none', async () => {
  const alice = await app.signIn('alice')
  const draft = await writeArticle(alice, { isDraft: true })
  const deleted = await writeArticle(alice)
  await alice.call(deleteArticle, { params: { id: String(deleted.id) } })
  for (const id of [draft.id, deleted.id, 999_999, 'x', '0', '-1', '1e3', '99999999999999999999', '%00'])
    expect((await alice.request('GET', `/article/${id}/card.png`)).statusCode, String(id)).toBe(404)
})

test('a title of any script and length is drawn, and never outside its lines', () => {
  const titles = [
    'DNA',
    'W'.repeat(150),
    'Mengapa kapal '.repeat(20),
    'Đẹp 🚀 Ωmega и Привет “AV”',
    '\u202e\u0301\u200b',
    '日本語 العربية',
  ]
  for (const title of titles) {
    const { size, lines } = fitText(serif, title, SIZES, 1056, 4)
    expect(lines.length, title).toBeLessThanOrEqual(4)
    for (const line of lines) expect(measure(serif, line, size), title).toBeLessThanOrEqual(1056)
  }
  expect(fitText(serif, 'W'.repeat(150), SIZES, 1056, 4).lines.at(-1)).toMatch(/W…$/)
  expect(fitText(serif, 'Đẹp 🚀 rocket', SIZES, 1056, 4).lines).toEqual(['Đẹp rocket'])
  expect(fitText(serif, '日本語', SIZES, 1056, 4).lines).toEqual([])
})

test('no number of a drawing is broken, in any category or language', () => {
  for (const category of CATEGORIES)
    for (const language of LANGUAGES) {
      const markup = imageMarkup({ ...WORDS, category, language })
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      // Outlines only: the text itself is not in the drawing.
      expect(markup).not.toMatch(/<text|Arjun|weigh/)
    }
})

test('hostile texts are drawn as text', async () => {
  const hostile = {
    ...WORDS,
    title: '"/><script>alert(1)</script>',
    authorName: '</svg><image href="file:///etc/passwd"/>',
  }
  expect(imageMarkup(hostile)).not.toMatch(/script|image|passwd/)
  const card = await drawShareImage({ ...hostile, siteName: '' })
  expect((await sharp(card).metadata()).width).toBe(1200)
})

test('the text is really there: another title gives other pixels where the title is', async () => {
  const pixels = async (title: string) =>
    sharp(await drawShareImage({ ...WORDS, title }))
      .extract({ left: 72, top: 240, width: 900, height: 180 })
      .raw()
      .toBuffer()
  const [first, second, none] = [await pixels('Stars'), await pixels('Seas and tides'), await pixels('日本')]
  expect(first.equals(second)).toBe(false)
  expect(none.equals(first)).toBe(false)
})

test('the colours are those of the dark theme', async () => {
  const css = await readFile(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8')
  const dark = css.slice(css.indexOf("[data-theme='dark']"))
  const token = (name: string) =>
    new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(dark)?.slice(1).map(Number)
  for (const category of CATEGORIES)
    expect(token(`cat-${category}`), category).toEqual(CATEGORY_COLOURS[category])
  for (const [name, value] of Object.entries(COLOURS))
    expect(token(name.replace('Q', '-q')), name).toEqual(value)
  expect(hex([1, 0, 0])).toBe('#ffffff')
  expect(hex([0.627955, 0.257704, 29.2339])).toBe('#ff0000')
  expect(mix([1, 0, 0], [0, 0, 0], 0.5)).toBe('#636363')
})

test('images are drawn once, cached in memory and on the disk, and both are bounded', async () => {
  const errors: unknown[] = []
  const options = {
    folder: join(folder, 'few'),
    mostInMemory: 2,
    mostOnDisk: 10,
    onError: (error: unknown) => errors.push(error),
  }
  const kept = createImageCache(options)
  let drawn = 0
  const draw = async () => Buffer.from(`card ${++drawn}`)
  const both = await Promise.all([kept.get('a', draw), kept.get('a', draw)])
  expect(both.map(String)).toEqual(['card 1', 'card 1'])
  await kept.get('b', draw)
  await kept.get('c', draw)
  expect(String(await kept.get('a', draw)), 'from the disk').toBe('card 1')
  expect(String(await createImageCache(options).get('c', draw)), 'after a restart').toBe('card 3')
  for (let count = 0; count < 120; count++) await kept.get(`n${count}`, draw)
  expect((await readdir(options.folder)).length).toBeLessThanOrEqual(10 + 50)
  await expect(kept.get('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(String(await kept.get('bad', draw))).toMatch(/^card/)
  const nowhere = createImageCache({ ...options, folder: '/dev/null/cards' })
  expect(String(await nowhere.get('x', draw))).toMatch(/^card/)
  expect(errors).toHaveLength(1)
})
