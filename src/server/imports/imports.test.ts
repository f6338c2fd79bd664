import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDraft, listDrafts } from '../../contract/drafts.ts'
import { insertDrafts } from '../drafts/public.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { bring, importApp, preview, zipOf, type ImportApp } from './zips-testing.ts'

let app: ImportApp
beforeAll(async () => {
  app = await importApp()
})
afterAll(() => app.close())

const PROSE = 'Stars are born in clouds of gas and dust.'

test('titles, categories, tags and languages are taken from where files say them', async () => {
  const alice = await app.signIn('alice')
  const zip = await zipOf({
    'notes/stars.md': `---\ntitle: "How stars are born"\ncategories: [Science, astronomy]\ntags:\n  - Gas Clouds\n  - sky\nlang: ms-MY\n---\n\n${PROSE}`,
    'notes/moon.md': `# The moon\n\n${PROSE}`,
    'later.md': `${PROSE}\n\n\`\`\`\n# no heading\n\`\`\`\n\n## After a while\n`,
    'my-old_text.markdown': PROSE,
    'photo.jpg': 'x',
  })
  const { status, body } = await preview(app, alice, zip, '?language=id')
  expect(status, JSON.stringify(body)).toBe(200)
  const of = (title: string) => ({ title, language: 'id', categories: [], tags: [], error: null, notes: [] })
  expect(body.files).toMatchObject([
    {
      name: 'notes/stars.md',
      title: 'How stars are born',
      language: 'my',
      categories: ['science', 'astronomy'],
      tags: ['gas-clouds', 'sky'],
      error: null,
      notes: [],
    },
    of('The moon'),
    of('After a while'),
    of('my old text'),
  ])
  expect(body).toMatchObject({ ignored: 1, ignoredNames: ['photo.jpg'], room: 250 })
  expect((await alice.call(listDrafts)).items).toEqual([])
})

test('what was chosen becomes drafts, as the editor has them', async () => {
  const bela = await app.signIn('bela')
  const zip = await zipOf({
    'one.md': `---\ntags: sky, gas\n---\n# The first\n\n${PROSE}`,
    'two.md': `# The second\n\n${PROSE}`,
    'three.md': `---\nlang: en\ncategory: Sains\n---\n${PROSE}`,
  })
  expect((await bring(app, bela, zip, '0,2')).body).toEqual({ imported: 2, known: 0, failed: 0 })
  const { items } = await bela.call(listDrafts)
  expect(items.map(({ title }) => title).toSorted()).toEqual(['The first', 'three'])
  const key = items.find(({ title }) => title === 'The first')?.key ?? ''
  expect(key).toMatch(/^import-[0-9a-f]{24}$/)
  expect(await bela.call(getDraft, { params: { kind: 'article', key } })).toMatchObject({
    content: {
      title: 'The first',
      content: PROSE,
      language: 'en',
      isLanguageChosen: false,
      categories: [],
      tags: ['sky', 'gas'],
    },
  })
})

test('the same file twice is one draft, and what was written in it meanwhile stays', async () => {
  const citra = await app.signIn('citra')
  const zip = await zipOf({ 'a.md': `# First\n\n${PROSE}`, 'b.md': `# Second\n\n${PROSE}` })
  expect((await bring(app, citra, zip, '0')).body).toMatchObject({ imported: 1, known: 0 })
  expect((await bring(app, citra, zip, '0,1,1')).body).toMatchObject({ imported: 1, known: 1, failed: 0 })
  expect((await citra.call(listDrafts)).items).toHaveLength(2)
})

test('without room nothing is imported, and it says how much room there is', async () => {
  const dewi = await app.signIn('dewi')
  const drafts = Array.from({ length: 249 }, (_, n) => ({ key: `old-${n}`, content: {} }))
  await insertDrafts(app.db, { userId: dewi.userId, kind: 'article' }, drafts, app.clock.now())
  const zip = await zipOf({ 'a.md': PROSE, 'b.md': `${PROSE} Twice.` })
  expect((await preview(app, dewi, zip)).body.room).toBe(1)
  expect(await bring(app, dewi, zip, '0,1')).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('room for 1') },
  })
  expect((await bring(app, dewi, zip, '1')).body).toMatchObject({ imported: 1 })
})

test('two hundred files are imported in few round trips, and nothing stays on the disk', async () => {
  const eka = await app.signIn('eka')
  const names = Array.from({ length: 200 }, (_, n) => [`text-${n}.md`, `# Text ${n}\n\n${PROSE}`])
  const zip = await zipOf(Object.fromEntries(names) as Record<string, string>)
  const all = names.map((_, n) => n).join(',')
  const { result, statements } = await statementsOf(() => bring(app, eka, zip, all))
  expect(result.body).toEqual({ imported: 200, known: 0, failed: 0 })
  expect(statements.length).toBeLessThan(140)
  expect((await eka.call(listDrafts)).items).toHaveLength(200)
  expect(await readdir(join(app.folder, 'incoming'))).toEqual([])
})

test('names of files that are chosen are checked like anything else', async () => {
  const fajar = await app.signIn('fajar')
  const zip = await zipOf({ 'a.md': PROSE, 'b.txt': PROSE })
  for (const files of ['', 'a', '-1', '0,', '0.5', '99999', '0,'.repeat(300)])
    expect((await bring(app, fajar, zip, files)).status, files).toBe(400)
  expect((await bring(app, fajar, zip, '0,1,7')).body).toEqual({ imported: 1, known: 0, failed: 2 })
})
