import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDrafts } from '../../contract/drafts.ts'
import { IMPORT_LIMITS } from '../../contract/imports.ts'
import {
  asLink,
  bring,
  claiming,
  importApp,
  preview,
  renamed,
  zipOf,
  type ImportApp,
} from './zips-testing.ts'

let app: ImportApp
beforeAll(async () => {
  app = await importApp()
})
afterAll(async () => {
  expect(await readdir(join(app.folder, 'incoming'))).toEqual([])
  await app.close()
})

const PROSE = 'Stars are born in clouds of gas and dust.'
const bomb = Buffer.alloc(10 * 1024 ** 2, 'a')
const named = (n: number) => `text-${n}.md`

test('names that lead out of the zip are refused, each by itself', async () => {
  const alice = await app.signIn('alice')
  const good = await zipOf({ 'aa/evil.md': PROSE, 'good.md': PROSE })
  for (const name of [
    '../evil.md',
    '/etc/el.md',
    'a\\\\evil.md',
    'C:/evil.md',
    'a/..//x.md',
    'a\0b/vil.md',
  ]) {
    const { status, body } = await preview(app, alice, renamed(good, 'aa/evil.md', name))
    expect([name, status, body.files.map(({ error }) => error)]).toEqual([
      name,
      200,
      [expect.stringContaining('leads out of the zip'), null],
    ])
    expect((await bring(app, alice, renamed(good, 'aa/evil.md', name), '0')).body).toMatchObject({
      imported: 0,
      failed: 1,
    })
  }
  expect((await alice.call(listDrafts)).items).toEqual([])
})

test('a link is refused, a zip in the zip is left alone, and two files of one name are two drafts', async () => {
  const indah = await app.signIn('indah')
  const inner = await zipOf({ 'hidden.md': PROSE })
  const zip = await zipOf({
    'link.md': '../../etc/passwd',
    'inner.zip': inner,
    'aa.md': 'One',
    'bb.md': 'Two',
  })
  const odd = renamed(asLink(zip, 'link.md'), 'bb.md', 'aa.md')
  const { body } = await preview(app, indah, odd)
  expect(body.files.map(({ name, error }) => [name, error])).toEqual([
    ['link.md', expect.stringContaining('only a link')],
    ['aa.md', null],
    ['aa.md', null],
  ])
  expect(body.ignoredNames).toEqual(['inner.zip'])
  expect((await bring(app, indah, odd, '0,1,2,3')).body).toEqual({ imported: 2, known: 0, failed: 2 })
  expect((await indah.call(listDrafts)).items).toHaveLength(2)
})

test('a file that unpacks to more than it may is refused by what comes out, whatever the zip claims', async () => {
  const bela = await app.signIn('bela')
  const zip = await zipOf({ 'bomb.md': bomb, 'good.md': PROSE })
  expect(zip.length).toBeLessThan(100_000)
  for (const one of [zip, claiming(zip, 10), claiming(zip, 0xffff_fff0)]) {
    const { status, body } = await preview(app, bela, one)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.files[0]).toMatchObject({
      error: 'The file is larger than 256 KB. Please split it.',
      bytes: 0,
    })
  }
})

test('files that are too much together are refused as a whole', async () => {
  const citra = await app.signIn('citra')
  const zip = await zipOf(
    Object.fromEntries(Array.from({ length: 200 }, (_, n) => [named(n), bomb.subarray(0, 300 * 1024)])),
  )
  expect(await preview(app, citra, claiming(zip, 10))).toMatchObject({
    status: 413,
    body: { code: 'too_large', message: expect.stringContaining('50 MB') },
  })
})

test('too many files, and too many of anything', async () => {
  const dewi = await app.signIn('dewi')
  const many = (count: number, name: (n: number) => string) =>
    zipOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [name(n), PROSE])))
  expect(await preview(app, dewi, await many(IMPORT_LIMITS.files + 1, named))).toMatchObject({
    status: 413,
    body: { message: expect.stringContaining('200 Markdown files') },
  })
  expect(await preview(app, dewi, await many(IMPORT_LIMITS.entries + 1, (n) => `${n}.png`))).toMatchObject({
    status: 413,
  })
})

test('what is no zip, or a broken one, is refused with a reason', async () => {
  const eka = await app.signIn('eka')
  const zip = await zipOf({ 'a.md': PROSE.repeat(50) })
  const scrambled = Buffer.from(zip).fill(0xff, 40, 60)
  for (const bytes of ['', 'PK', 'not a zip', '<html>', zip.subarray(0, zip.length - 30), zip.subarray(20)])
    expect(await preview(app, eka, bytes), String(bytes).slice(0, 9)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { file: expect.stringContaining('damaged') } },
    })
  expect((await preview(app, eka, scrambled)).body.files).toMatchObject([
    { error: 'The file is damaged. Please put it in the zip again.' },
  ])
  expect(await preview(app, eka, await zipOf({ 'photo.png': 'x', 'folder/x.txt': 'y' }))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('no Markdown files') },
  })
})

test('a zip of more than 20 MB is refused', async () => {
  const fajar = await app.signIn('fajar')
  expect(await preview(app, fajar, Buffer.alloc(IMPORT_LIMITS.zipBytes + 1))).toMatchObject({
    status: 413,
    body: { code: 'too_large', message: expect.stringContaining('20 MB') },
  })
})

test('each file says for itself what is wrong with it', async () => {
  const gita = await app.signIn('gita')
  const zip = await zipOf({
    'latin.md': Buffer.from([0x63, 0x61, 0x66, 0xe9]),
    'nul.md': 'a\0b',
    'empty.md': ' \n\u200b\n',
    'only-title.md': '# A title\n',
    'bom.md': `\ufeff# Good\r\n\r\n${PROSE}`,
  })
  const { body } = await preview(app, gita, zip)
  expect(body.files.map(({ error }) => error)).toEqual([
    expect.stringContaining('UTF-8'),
    expect.stringContaining('can’t be saved'),
    expect.stringContaining('no text'),
    expect.stringContaining('no text'),
    null,
  ])
  expect(body.files.at(-1)).toMatchObject({ title: 'Good' })
})

test('what does not fit is left out and noted, and the file is imported', async () => {
  const hadi = await app.signIn('hadi')
  const zip = await zipOf({
    'a.md': `---\ntitle: ${'x'.repeat(200)}\nlang: fr\ncategory: cooking\ntags: [a, one, two, three, four, five, six]\n---\n${PROSE}`,
    'b.md': `---\n${'not: [closed\n'.repeat(300)}${PROSE}`,
    'c.md': '\u202e# evil\n\n\u202etext',
  })
  const { body } = await preview(app, hadi, zip)
  expect(body.files[0]).toMatchObject({ title: 'x'.repeat(150), categories: [], language: 'en', error: null })
  expect(body.files[0]?.notes).toHaveLength(4)
  expect(body.files[0]?.tags).toEqual(['one', 'two', 'three', 'four', 'five'])
  expect((await bring(app, hadi, zip, '0,1,2')).body).toMatchObject({ imported: 3 })
})
