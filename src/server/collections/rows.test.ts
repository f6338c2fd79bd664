import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/collection-rows.ts'
import { updateCollection } from '../../contract/collections.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'
import { addRow, at, cellsOf, keep } from './collections-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const of = (collection: { id: number }, row: { id: number }) => ({ ...at(collection), rowId: String(row.id) })

test('a row is added, changed, removed and restored, and its history tells all of it', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const row = await addRow(alice, made, { c1: 'Pluto', c2: 2376 })
  expect(row).toMatchObject({ version: 1, values: { c1: 'Pluto', c2: 2376 }, editedBy: { id: alice.userId } })
  const changed = await alice.call(contract.updateCollectionRow, {
    params: of(made, row),
    body: { version: 1, values: { c2: 2377, c3: '1930-02-18' }, sourceUrl: 'https://example.org/pluto' },
  })
  expect(changed).toMatchObject({
    version: 2,
    values: { c1: 'Pluto', c2: 2377, c3: '1930-02-18' },
    sourceUrl: 'https://example.org/pluto',
  })
  expect(await alice.call(contract.deleteCollectionRow, { params: of(made, row) })).toEqual({
    id: row.id,
    version: 3,
  })
  // A second click finds it done.
  expect((await alice.call(contract.deleteCollectionRow, { params: of(made, row) })).version).toBe(3)
  expect(await cellsOf(alice, made)).toEqual([])
  expect((await alice.attempt(contract.getCollectionRow, { params: of(made, row) })).status).toBe(404)
  const restored = await alice.call(contract.restoreRowVersion, {
    params: { ...of(made, row), version: '1' },
  })
  expect(restored).toMatchObject({
    id: row.id,
    version: 4,
    values: { c1: 'Pluto', c2: 2376 },
    sourceUrl: null,
  })
  const history = await app.visitor().call(contract.listRowVersions, { params: of(made, row) })
  expect(history.items.map(({ version, act }) => [version, act])).toEqual([
    [4, 'restored'],
    [3, 'removed'],
    [2, 'changed'],
    [1, 'added'],
  ])
  expect(history.isRemoved).toBe(false)
  // What a removal took away can be read there, and comes back from there too.
  expect(history.items[1]).toMatchObject({ values: changed.values, sourceUrl: changed.sourceUrl })
  const removal = { params: { ...of(made, row), version: '3' } }
  expect(await alice.call(contract.restoreRowVersion, removal)).toMatchObject({ values: changed.values })
  await alice.call(contract.restoreRowVersion, { params: { ...of(made, row), version: '1' } })
  // What is there already is not restored again.
  const again = await alice.attempt(contract.restoreRowVersion, {
    params: { ...of(made, row), version: '1' },
  })
  expect(again.status).toBe(409)
})

test('of two who change a row the second is told what the first wrote, and nothing is lost', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const row = await addRow(alice, made, { c1: 'Ceres', c2: 939 })
  const path = `/api/collections/${made.id}/rows/${row.id}`
  await alice.call(contract.updateCollectionRow, {
    params: of(made, row),
    body: { version: 1, values: { c2: 940 } },
  })
  const late = await alice.request('PATCH', path, { body: { version: 1, values: { c2: 941 } } })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'edit_conflict',
    currentRow: { id: row.id, version: 2, values: { c1: 'Ceres', c2: 940 } },
  })
  const removed = await alice.request('DELETE', `${path}?version=1`)
  expect(removed.json()).toMatchObject({ code: 'edit_conflict', currentRow: { version: 2 } })
  expect(await cellsOf(alice, made, 'c2')).toEqual([940])
})

test('values are checked by the types of their columns', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice, {
    columns: [
      { label: 'Name', type: 'text', required: true },
      { label: 'Height', type: 'number' },
      { label: 'Day', type: 'date' },
      { label: 'Site', type: 'url' },
      { label: 'Country', type: 'country' },
      { label: 'Article', type: 'article' },
      { label: 'Picture', type: 'image' },
    ],
  })
  const good = { c1: 'Kinabalu', c2: 4095.2, c3: '2024-02-29', c4: 'https://example.org/', c5: 'MY' }
  expect((await addRow(alice, made, good)).values).toEqual(good)
  const bad: [string, string | number | null][] = [
    ['c1', null],
    ['c1', ''],
    ['c1', 'x'.repeat(501)],
    ['c2', '4095'],
    ['c3', '2023-02-29'],
    ['c4', 'javascript:alert(1)'],
    ['c4', '/article/7'],
    ['c4', 'https://bank.example@evil.example/'],
    ['c5', 'XX'],
    ['c5', 'my'],
    ['c6', 999_999],
    ['c6', 'seven'],
    ['c7', 'https://example.org/a.png'],
    ['c7', '/media/nothing/640.webp'],
  ]
  for (const [key, value] of bad) {
    const response = await alice.request('POST', `/api/collections/${made.id}/rows`, {
      body: { values: { ...good, [key]: value } },
    })
    expect(response.statusCode, `${key} ${value}`).toBe(400)
    expect(Object.keys(response.json().fields), `${key} ${value}`).toEqual([`values.${key}`])
  }
})

test('a row names articles that everybody may read, and the answer has their titles', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice, { title: 'How Saturn got its rings' })
  const draft = await writeArticle(alice, { title: 'Not yet to be read', isDraft: true })
  const made = await keep(alice, {
    columns: [
      { label: 'Name', type: 'text' },
      { label: 'Read', type: 'article' },
    ],
  })
  await addRow(alice, made, { c1: 'Saturn', c2: article.id })
  const { articles } = await app.visitor().call(contract.listCollectionRows, { params: at(made) })
  expect(articles).toEqual([{ id: article.id, title: 'How Saturn got its rings' }])
  const refused = await alice.attempt(contract.createCollectionRow, {
    params: at(made),
    body: { values: { c1: 'Uranus', c2: draft.id } },
  })
  expect(refused.status).toBe(400)
})

test('a column that is removed while somebody edits is a conflict with the columns of now', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const row = await addRow(alice, made, { c1: 'Mars', c2: 6792 })
  await alice.call(updateCollection, {
    params: at(made),
    body: { columnsVersion: 1, columns: [{ key: 'c1', label: 'Planet', type: 'text' }] },
  })
  const late = await alice.request('PATCH', `/api/collections/${made.id}/rows/${row.id}`, {
    body: { version: 1, values: { c2: 6793 } },
  })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'edit_conflict',
    currentColumns: { columnsVersion: 2, columns: [{ key: 'c1' }] },
  })
  // What it had is in its history, with the name of the column.
  const history = await alice.call(contract.listRowVersions, { params: of(made, row) })
  expect(history.items[0]?.values).toEqual({ c1: 'Mars', c2: 6792 })
  expect(history.columns.map(({ key }) => key)).toEqual(['c1', 'c2'])
})

test('rows are sorted by a column, numbers by their size, empty cells last, and searched', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  for (const [name, size] of [
    ['Mars', 6792],
    ['Jupiter', 142_984],
    ['vulcan', null],
    ['Earth', 12_756],
  ] as const)
    await addRow(alice, made, { c1: name, c2: size })
  const reader = app.visitor()
  expect(await cellsOf(reader, made)).toEqual(['Mars', 'Jupiter', 'vulcan', 'Earth'])
  expect(await cellsOf(reader, made, 'c1', { sort: 'c2' })).toEqual(['Mars', 'Earth', 'Jupiter', 'vulcan'])
  expect(await cellsOf(reader, made, 'c1', { sort: 'c2', order: 'desc' })).toEqual([
    'Jupiter',
    'Earth',
    'Mars',
    'vulcan',
  ])
  expect(await cellsOf(reader, made, 'c1', { sort: 'c1' })).toEqual(['Earth', 'Jupiter', 'Mars', 'vulcan'])
  expect(await cellsOf(reader, made, 'c1', { q: 'AR' })).toEqual(['Mars', 'Earth'])
  const page = await reader.call(contract.listCollectionRows, {
    params: at(made),
    query: { sort: 'c1', limit: '3' },
  })
  expect(page).toMatchObject({ total: 4 })
  const cursor = page.nextCursor ?? ''
  expect(await cellsOf(reader, made, 'c1', { sort: 'c1', limit: '3', cursor })).toEqual(['vulcan'])
  expect(
    (await reader.attempt(contract.listCollectionRows, { params: at(made), query: { cursor } })).status,
  ).toBe(400)
  expect(
    (await reader.attempt(contract.listCollectionRows, { params: at(made), query: { sort: 'c9' } })).status,
  ).toBe(400)
})

test('a chart gets its points, and only numbers', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  for (const [name, size] of [
    ['Mars', 6792],
    ['Jupiter', 142_984],
    ['Vulcan', null],
  ] as const)
    await addRow(alice, made, { c1: name, c2: size })
  const series = (x: string, y: string) =>
    app.visitor().attempt(contract.getCollectionSeries, { params: at(made), query: { x, y } })
  expect(await series('c1', 'c2')).toMatchObject({
    body: {
      points: [
        { x: 'Jupiter', y: 142_984 },
        { x: 'Mars', y: 6792 },
      ],
      total: 2,
    },
  })
  expect((await series('c2', 'c1')).status).toBe(400)
})

test('as a collection was in an earlier version, so its rows are read', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const row = await addRow(alice, made, { c1: 'Pluto' })
  await addRow(alice, made, { c1: 'Eris' })
  await alice.call(contract.updateCollectionRow, {
    params: of(made, row),
    body: { version: 1, values: { c1: '134340 Pluto' } },
  })
  await alice.call(contract.deleteCollectionRow, { params: of(made, row) })
  const then = (version: number) => cellsOf(app.visitor(), made, 'c1', { version: String(version) })
  expect(await then(1)).toEqual([])
  expect(await then(2)).toEqual(['Pluto'])
  expect(await then(3)).toEqual(['Pluto', 'Eris'])
  expect(await then(4)).toEqual(['134340 Pluto', 'Eris'])
  expect(await then(5)).toEqual(['Eris'])
})

test('others do not change rows, and are told what they can do', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice)
  const closed = await keep(alice, { editing: 'owner' })
  const row = await addRow(alice, made, { c1: 'Mars' })
  const add = (collection: { id: number }) =>
    bela.request('POST', `/api/collections/${collection.id}/rows`, { body: { values: { c1: 'X' } } })
  expect((await add(made)).json()).toMatchObject({
    code: 'not_allowed',
    message: expect.stringContaining('suggest'),
  })
  expect((await add(closed)).json()).toMatchObject({ code: 'not_allowed' })
  expect((await bela.attempt(contract.deleteCollectionRow, { params: of(made, row) })).status).toBe(403)
  // Nor a row of another collection by its number.
  expect((await alice.attempt(contract.deleteCollectionRow, { params: of(closed, row) })).status).toBe(404)
})
