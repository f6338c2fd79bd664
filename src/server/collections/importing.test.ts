import { afterAll, beforeAll, expect, test } from 'vitest'
import * as files from '../../contract/collection-files.ts'
import { listCollectionRows } from '../../contract/collection-rows.ts'
import { getCollection, listCollectionChanges, updateCollection } from '../../contract/collections.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { addRow, at, cellsOf, keep } from './collections-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const GOOD = 'Planet,Diameter,Discovered\nUranus,51118,1781-03-13\nNeptune,49528,1846-09-23\n'
const FAULTY =
  'Planet,Diameter,Discovered\nUranus,big,1781-03-13\nNeptune,49528\n,1,\nPluto,2377,1930-02-18\n'

test('a preview shows the rows and every error by its line, and changes nothing', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const preview = await alice.call(files.importCollection, {
    params: at(made),
    body: { csv: FAULTY, mode: 'append', isPreview: true },
  })
  expect(preview).toMatchObject({ imported: 0, total: 4, moreErrors: 0 })
  expect(preview.errors.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Diameter'],
    [3, null],
    [4, 'Planet'],
  ])
  expect(preview.errors[1]?.message).toBe('This line has 2 cells; the first line has 3.')
  expect(preview.rows.map(({ line }) => line)).toEqual([2, 4, 5])
  const indonesian = await alice.request('POST', `/api/collections/${made.id}/import`, {
    headers: { 'x-language': 'id' },
    body: { csv: FAULTY, mode: 'append', isPreview: true },
  })
  expect(indonesian.json().errors[1].message).toBe('Baris ini punya 2 sel; baris pertama punya 3.')
  expect(await cellsOf(alice, made)).toEqual([])
})

test('a file is imported whole or not at all', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  await addRow(alice, made, { c1: 'Mars' })
  const run = (csv: string, mode: 'append' | 'replace') =>
    alice.attempt(files.importCollection, { params: at(made), body: { csv, mode, isPreview: false } })
  const refused = await run(FAULTY, 'replace')
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ fields: { csv: expect.stringContaining('Line 2') } })
  expect(await cellsOf(alice, made)).toEqual(['Mars'])
  expect((await run(GOOD, 'append')).body).toMatchObject({ imported: 2, errors: [] })
  expect(await cellsOf(alice, made)).toEqual(['Mars', 'Uranus', 'Neptune'])
  expect((await run(GOOD, 'replace')).body).toMatchObject({ imported: 2 })
  expect(await cellsOf(alice, made)).toEqual(['Uranus', 'Neptune'])
  expect(await alice.call(getCollection, { params: at(made) })).toMatchObject({ rows: 2, version: 4 })
  // Each import is one change, and what it replaced can be read as it was.
  const { items } = await alice.call(listCollectionChanges, { params: at(made) })
  expect(items.map(({ act, rows }) => [act, rows])).toEqual([
    ['imported', 2],
    ['imported', 2],
    ['row-added', 1],
    ['created', 0],
  ])
  expect(await cellsOf(alice, made, 'c1', { version: '3' })).toEqual(['Mars', 'Uranus', 'Neptune'])
})

test('5,001 rows are too many, 5,000 are not', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const rows = (count: number) =>
    ['Planet', ...Array.from({ length: count }, (_, nr) => `Planet ${nr}`)].join('\n')
  const run = (csv: string, isPreview: boolean) =>
    alice.attempt(files.importCollection, { params: at(made), body: { csv, mode: 'append', isPreview } })
  expect((await run(rows(5001), true)).body).toMatchObject({ errors: [{ line: 5002 }] })
  expect((await run(rows(5001), false)).status).toBe(400)
  expect(await alice.call(getCollection, { params: at(made) })).toMatchObject({ rows: 0 })
  expect((await run(rows(5000), false)).body).toMatchObject({ imported: 5000 })
  expect((await run('Planet\nOne more\n', false)).status).toBe(400)
  const full = await alice.request('POST', `/api/collections/${made.id}/rows`, {
    body: { values: { c1: 'X' } },
  })
  expect(full.json().code).toBe('conflict')
})

test('a collection holds so much text, however it comes', async () => {
  const alice = await app.signIn('alice')
  const labels = Array.from({ length: 20 }, (_, nr) => `Column ${nr}`)
  const made = await keep(alice, { columns: labels.map((label) => ({ label, type: 'text' })) })
  const line = labels.map(() => 'x'.repeat(490)).join(',')
  const csv = [labels.join(','), ...Array.from({ length: 200 }, () => line)].join('\n')
  const run = () =>
    alice.attempt(files.importCollection, {
      params: at(made),
      body: { csv, mode: 'append', isPreview: false },
    })
  expect((await run()).status).toBe(200)
  expect((await run()).status).toBe(200)
  expect((await run()).body).toMatchObject({ code: 'conflict' })
  expect(await alice.call(getCollection, { params: at(made) })).toMatchObject({ rows: 400 })
})

test('a file that is too large is told so, before it is read', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const send = (csv: string) =>
    alice.request('POST', `/api/collections/${made.id}/import`, {
      body: { csv, mode: 'append', isPreview: true },
    })
  const large = await send(`Planet\n${'x'.repeat(10 * 1024 * 1024)}`)
  expect(large.statusCode).toBe(413)
  expect(large.json()).toMatchObject({ code: 'too_large' })
  expect((await send(`Planet\n${'x\n'.repeat(1.5 * 1024 * 1024)}`)).json().fields).toHaveProperty('csv')
})

test('columns are proposed for a new collection, which is made with the file', async () => {
  const alice = await app.signIn('alice')
  const preview = await alice.call(files.previewCsv, { body: { csv: GOOD } })
  expect(preview.columns.map(({ label, type }) => [label, type])).toEqual([
    ['Planet', 'text'],
    ['Diameter', 'number'],
    ['Discovered', 'date'],
  ])
  expect(preview).toMatchObject({ total: 2, errors: [] })
  const columns = preview.columns.map(({ label, type }) => ({ label, type }))
  const made = await keep(alice, { title: 'Ice giants', columns, csv: GOOD })
  expect(made).toMatchObject({ rows: 2, version: 1 })
  expect(await cellsOf(app.visitor(), made)).toEqual(['Uranus', 'Neptune'])
  expect(await cellsOf(app.visitor(), made, 'c1', { version: '1' })).toEqual(['Uranus', 'Neptune'])
  const refused = await alice.request('POST', '/api/collections', {
    body: { title: 'Faulty giants', category: 'astronomy', language: 'en', columns, csv: FAULTY },
  })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toHaveProperty('csv')
  const checked = await alice.call(files.previewCsv, { body: { csv: FAULTY, columns } })
  expect(checked.errors.map(({ line }) => line)).toEqual([2, 3])
})

test('a file with headers of any kind is made a collection with every cell', async () => {
  const alice = await app.signIn('alice')
  const csv = `,a,a,${'x'.repeat(70)},"b\nc"\n1,two,three,four,five\n`
  const preview = await alice.call(files.previewCsv, { body: { csv } })
  const columns = preview.columns.map(({ label, type }) => ({ label, type }))
  const checked = await alice.call(files.previewCsv, { body: { csv, columns } })
  expect(checked.headers.map(({ key }) => key)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5'])
  const made = await keep(alice, { title: 'Odd headers', columns, csv })
  const { items } = await alice.call(listCollectionRows, { params: at(made) })
  expect(items[0]?.values).toEqual({ c1: 1, c2: 'two', c3: 'three', c4: 'four', c5: 'five' })
})

test('columns that have changed since the preview are a conflict, and nothing is imported', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  await addRow(alice, made, { c1: 'Mars' })
  const path = `/api/collections/${made.id}/import`
  const run = (body: object) =>
    alice.request('POST', path, { body: { csv: GOOD, mode: 'replace', isPreview: false, ...body } })
  const { columnsVersion } = await alice.call(files.importCollection, {
    params: at(made),
    body: { csv: GOOD, mode: 'replace', isPreview: true },
  })
  await alice.call(updateCollection, {
    params: at(made),
    body: { columnsVersion, columns: [{ key: 'c1', label: 'Planet', type: 'text' }] },
  })
  for (const body of [{ columnsVersion }, { mapping: ['c1', 'c2', 'c3'] }])
    expect((await run(body)).json()).toMatchObject({
      code: 'edit_conflict',
      currentColumns: { columnsVersion: 2, columns: [{ key: 'c1' }] },
    })
  expect(await cellsOf(alice, made)).toEqual(['Mars'])
  expect((await run({ columnsVersion: 2, mapping: ['c1', null, null] })).statusCode).toBe(200)
})

test('replacing keeps the beginning that is the same, and the same file once more is no version', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const replace = async (csv: string) => {
    await alice.call(files.importCollection, {
      params: at(made),
      body: { csv, mode: 'replace', isPreview: false },
    })
    const { items } = await alice.call(listCollectionRows, { params: at(made) })
    const { version } = await alice.call(getCollection, { params: at(made) })
    return { version, rows: items.map(({ id, values }) => `${id - first} ${values['c1']}`) }
  }
  const first = (await addRow(alice, made, { c1: 'Uranus', c2: 51_118, c3: '1781-03-13' })).id
  expect(await replace(GOOD)).toEqual({ version: 3, rows: ['0 Uranus', expect.stringContaining('Neptune')] })
  const { rows } = await replace(GOOD)
  expect(await replace(GOOD)).toEqual({ version: 3, rows })
  expect(await replace('Planet\nPluto\n')).toEqual({ version: 4, rows: [expect.stringContaining('Pluto')] })
  expect(await cellsOf(alice, made, 'c1', { version: '3' })).toEqual(['Uranus', 'Neptune'])
})

test('a column of the file can be the source of the rows', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  await alice.call(files.importCollection, {
    params: at(made),
    body: {
      csv: 'Name,Where from\nUranus,https://example.org/uranus\n',
      mode: 'append',
      isPreview: false,
      mapping: ['c1', 'source_url'],
    },
  })
  const { items } = await alice.call(listCollectionRows, { params: at(made) })
  expect(items).toMatchObject([{ values: { c1: 'Uranus' }, sourceUrl: 'https://example.org/uranus' }])
})

test('an article or image that is not there is an error of its line', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice, {
    columns: [
      { label: 'Name', type: 'text' },
      { label: 'Read', type: 'article' },
    ],
  })
  const preview = await alice.call(files.importCollection, {
    params: at(made),
    body: { csv: 'Name,Read\nMars,\nVenus,999999\nEarth,/article/999998\n', mode: 'append', isPreview: true },
  })
  expect(preview.errors.map(({ line, column }) => [line, column])).toEqual([
    [3, 'Read'],
    [4, 'Read'],
  ])
})

test('others import nothing', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice)
  for (const isPreview of [true, false]) {
    const body = { csv: GOOD, mode: 'append' as const, isPreview }
    expect((await bela.attempt(files.importCollection, { params: at(made), body })).status).toBe(403)
  }
})

test('an export has the licence, no formula, and comes back as it was', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice, { title: 'Odd "planets"\u00a0here' })
  await addRow(alice, made, { c1: '=cmd|calc', c2: -5 })
  await addRow(alice, made, { c1: 'A "quoted", name', c3: '1930-02-18' })
  const { statusCode, headers, body } = await app
    .visitor()
    .request('GET', `/api/collections/${made.id}/export.csv`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe(`attachment; filename="collection-${made.id}.csv"`)
  const [licence, ...lines] = body.split('\r\n')
  expect(licence).toMatch(
    /^\uFEFF# "Odd "planets" here", http.*\/collection\/\d+\?version=3, CC BY-SA 4\.0 \(/,
  )
  expect(lines).toEqual([
    'Planet,Diameter,Discovered,source_url',
    "'=cmd|calc,-5,,",
    '"A ""quoted"", name",,1930-02-18,',
    '',
  ])
  const back = await alice.call(files.importCollection, {
    params: at(made),
    body: { csv: body, mode: 'replace', isPreview: false },
  })
  expect(back).toMatchObject({ imported: 2 })
  expect(await cellsOf(alice, made)).toEqual(['=cmd|calc', 'A "quoted", name'])
  const json = await app.visitor().request('GET', `/api/collections/${made.id}/export.json`)
  expect(json.json()).toMatchObject({
    licence: { name: 'CC BY-SA 4.0' },
    collection: { id: made.id },
    rows: [{ values: { c1: '=cmd|calc', c2: -5, c3: null } }, { values: { c1: 'A "quoted", name' } }],
  })
})
