import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCollectionRows } from '../../contract/collection-rows.ts'
import { createRowSuggestion } from '../../contract/collection-suggestions.ts'
import * as contract from '../../contract/collections.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { addRow, at, cellsOf, keep, PLANETS } from './collections-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

test('a collection is made with its columns, and read by everybody', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice, { description: 'All eight.', tags: ['planets'] })
  expect(await app.visitor().call(contract.getCollection, { params: at(made) })).toEqual(made)
  expect(made).toMatchObject({
    title: 'Planets',
    description: 'All eight.',
    tags: ['planets'],
    licence: 'cc-by-sa-4.0',
    editing: 'suggest',
    rows: 0,
    version: 1,
    columnsVersion: 1,
    shownVersion: null,
    state: 'published',
    editors: [],
    author: { id: alice.userId },
    columns: [
      { key: 'c1', label: 'Planet', type: 'text', unit: null, required: true },
      { key: 'c2', label: 'Diameter', type: 'number', unit: 'km', required: false },
      { key: 'c3', label: 'Discovered', type: 'date', unit: null, required: false },
    ],
  })
})

test('what is no collection is refused by its field', async () => {
  const alice = await app.signIn('alice')
  const column = (label: string) => ({ label, type: 'text' as const })
  const bad: [object, string][] = [
    [{ title: 'ab' }, 'title'],
    [{ description: 'x'.repeat(1001) }, 'description'],
    [{ category: 'cooking' }, 'category'],
    [{ licence: 'mine' }, 'licence'],
    [{ columns: [] }, 'columns'],
    [{ columns: Array.from({ length: 21 }, (_, nr) => column(String(nr))) }, 'columns'],
    [{ columns: [column('Name'), column('name')] }, 'columns'],
  ]
  for (const [change, field] of bad) {
    const body = { title: 'Planets', category: 'astronomy', language: 'en', columns: PLANETS, ...change }
    const { statusCode, ...response } = await alice.request('POST', '/api/collections', { body })
    expect(statusCode, field).toBe(400)
    expect(Object.keys(response.json().fields), field).toContain(field)
  }
})

test('lists are by time, by the last change or by likes, and by category and language', async () => {
  const [dewi, eka] = [await app.signIn('dewi'), await app.signIn('eka')]
  const first = await keep(dewi, { title: 'Rivers of Borneo', category: 'geography', language: 'my' })
  app.clock.advance(1000)
  const second = await keep(dewi, { title: 'Rivers of Java', category: 'geography', language: 'id' })
  app.clock.advance(1000)
  await addRow(dewi, first, { c1: 'Rajang' })
  await eka.call(contract.likeCollection, { params: at(first), body: { isLike: true } })
  await app.settle()
  const list = async (query: Record<string, string>) => {
    const { items } = await dewi.call(contract.listCollections, {
      query: { category: 'geography', ...query },
    })
    return items.map(({ title }) => title)
  }
  expect(await list({})).toEqual([second.title, first.title])
  expect(await list({ sort: 'updated' })).toEqual([first.title, second.title])
  expect(await list({ sort: 'top' })).toEqual([first.title, second.title])
  expect(await list({ language: 'id' })).toEqual([second.title])
  expect(await list({ author: String(dewi.userId) })).toEqual([second.title, first.title])
  expect(await list({ author: String(eka.userId) })).toEqual([])
  const page = await dewi.call(contract.listCollections, { query: { category: 'geography', limit: '1' } })
  const next = await dewi.call(contract.listCollections, {
    query: { category: 'geography', limit: '1', cursor: page.nextCursor ?? '' },
  })
  expect([...page.items, ...next.items].map(({ id }) => id)).toEqual([second.id, first.id])
  expect(next.nextCursor).toBeNull()
})

test('its owner changes it, and each change is a version that can be read', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  await addRow(alice, made, { c1: 'Earth' })
  const changed = await alice.call(contract.updateCollection, {
    params: at(made),
    body: { title: 'The planets', licence: 'cc0-1.0' },
  })
  expect(changed).toMatchObject({ title: 'The planets', licence: 'cc0-1.0', version: 3, columnsVersion: 1 })
  const then = (version: number) =>
    app.visitor().call(contract.getCollection, { params: at(made), query: { version: String(version) } })
  expect(await then(1)).toMatchObject({ title: 'Planets', rows: 0, shownVersion: 1, version: 3 })
  expect(await then(2)).toMatchObject({ title: 'Planets', rows: 1, shownVersion: 2 })
  expect(await then(3)).toMatchObject({ title: 'The planets', shownVersion: null })
  expect(
    (await app.visitor().attempt(contract.getCollection, { params: at(made), query: { version: '9' } }))
      .status,
  ).toBe(404)
  const { items } = await app.visitor().call(contract.listCollectionChanges, { params: at(made) })
  expect(items.map(({ version, act }) => [version, act])).toEqual([
    [3, 'details'],
    [2, 'row-added'],
    [1, 'created'],
  ])
  expect(items[0]?.editedBy?.id).toBe(alice.userId)
  // Nothing new is no version.
  const same = await alice.call(contract.updateCollection, {
    params: at(made),
    body: { title: 'The planets' },
  })
  expect(same.version).toBe(3)
})

test('columns are added, renamed and removed, and a removed one takes its values out of sight', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  await addRow(alice, made, { c1: 'Earth', c2: 12_756 })
  const [planet] = made.columns
  const changed = await alice.call(contract.updateCollection, {
    params: at(made),
    body: {
      columnsVersion: made.columnsVersion,
      columns: [
        { key: 'c1', label: 'Name', type: 'text' },
        { label: 'Moons', type: 'number' },
      ],
    },
  })
  expect(planet?.key).toBe('c1')
  expect(changed.columns.map(({ key, label }) => [key, label])).toEqual([
    ['c1', 'Name'],
    ['c4', 'Moons'],
  ])
  expect(changed.columnsVersion).toBe(2)
  const rows = (query: Record<string, string>) => alice.call(listCollectionRows, { params: at(made), query })
  expect((await rows({})).items.map(({ values }) => values)).toEqual([{ c1: 'Earth' }])
  expect(await rows({ q: '12756' })).toMatchObject({ items: [], total: 0 })
  expect(await rows({ q: '12756', version: '2' })).toMatchObject({
    items: [{ values: { c1: 'Earth', c2: 12_756 } }],
    total: 1,
  })
  // As it was, it still has them.
  expect(await cellsOf(alice, made, 'c2', { version: '2' })).toEqual([12_756])
})

test('of removed columns those are remembered that had a value', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  await addRow(alice, made, { c1: 'Earth', c2: 12_756 })
  await alice.call(contract.updateCollection, {
    params: at(made),
    body: { columnsVersion: 1, columns: [{ key: 'c1', label: 'Name', type: 'text' }] },
  })
  const { removed_columns: removed } = await app.db
    .selectFrom('collections')
    .select('removed_columns')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  expect(removed).toMatchObject([{ key: 'c2' }])
})

test('columns that somebody else has changed meanwhile are a conflict, with what they are', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const columns = [{ key: 'c1', label: 'Name', type: 'text' as const }]
  await alice.call(contract.updateCollection, { params: at(made), body: { columns, columnsVersion: 1 } })
  const late = await alice.request('PATCH', `/api/collections/${made.id}`, {
    body: { columns: [{ key: 'c2', label: 'Diameter', type: 'number' }], columnsVersion: 1 },
  })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'edit_conflict',
    currentColumns: { columnsVersion: 2, columns: [{ key: 'c1', label: 'Name' }] },
  })
})

test('a column with values keeps its type; an empty one takes another', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  await addRow(alice, made, { c1: 'Earth', c2: 12_756 })
  const retype = (key: string) =>
    alice.attempt(contract.updateCollection, {
      params: at(made),
      body: {
        columnsVersion: 1,
        columns: made.columns.map((column) => (column.key === key ? { ...column, type: 'text' } : column)),
      },
    })
  expect((await retype('c2')).status).toBe(400)
  expect((await retype('c3')).status).toBe(200)
})

test('a deleted collection is gone for others, comes back within thirty days, and is erased after them', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice, { title: 'Dwarf planets' })
  await addRow(alice, made, { c1: 'Pluto' })
  await alice.call(contract.deleteCollection, { params: at(made) })
  expect((await bela.attempt(contract.getCollection, { params: at(made) })).status).toBe(404)
  expect((await bela.attempt(contract.restoreCollection, { params: at(made) })).status).toBe(404)
  const { items } = await bela.call(contract.listCollections, {})
  expect(items.some(({ id }) => id === made.id)).toBe(false)
  expect(await alice.call(contract.restoreCollection, { params: at(made) })).toMatchObject({ rows: 1 })
  expect(await cellsOf(bela, made)).toEqual(['Pluto'])
  await alice.call(contract.deleteCollection, { params: at(made) })
  await app.settle()
  app.clock.advance(31 * DAY_MS)
  await app.purge()
  for (const table of [
    'collections',
    'collection_rows',
    'collection_row_versions',
    'collection_changes',
  ] as const) {
    const key = table === 'collections' ? 'id' : 'collection_id'
    const left = await app.db
      .selectFrom(table)
      .selectAll()
      .where(key as 'id', '=', made.id)
      .execute()
    expect(left, table).toEqual([])
  }
})

test('somebody lists their own collections, with what waits for them, and what they can bring back', async () => {
  const [hana, ivan] = [await app.signIn('hana'), await app.signIn('ivan')]
  const made = await keep(hana, { title: 'Rings of Saturn' })
  const gone = await keep(hana, { title: 'Rings of Mars' })
  await hana.call(contract.deleteCollection, { params: at(gone) })
  await ivan.call(createRowSuggestion, {
    params: at(made),
    body: { kind: 'add', values: { c1: 'A ring' }, summary: 'One more' },
  })
  expect((await hana.call(contract.listMyCollections, {})).items).toMatchObject([
    { id: made.id, state: 'published', openSuggestions: 1, restorableUntil: null },
  ])
  const deleted = await hana.call(contract.listMyCollections, { query: { state: 'deleted' } })
  expect(deleted.items).toMatchObject([{ id: gone.id, state: 'deleted', restorableUntil: expect.any(String) }])
  expect((await ivan.call(contract.listMyCollections, {})).items).toEqual([])
})

test('somebody makes so many a day, and fewer on their first', async () => {
  const strict = await testApp({ config: { rateLimitScale: 1 } })
  try {
    const gita = await strict.signIn('gita')
    for (let nr = 0; nr < 3; nr++) await keep(gita)
    const refused = await gita.request('POST', '/api/collections', {
      body: { title: 'Planets', category: 'astronomy', language: 'en', columns: PLANETS },
    })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  } finally {
    await strict.close()
  }
})
