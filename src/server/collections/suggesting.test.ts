import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteCollectionRow, getCollectionRow, updateCollectionRow } from '../../contract/collection-rows.ts'
import * as contract from '../../contract/collection-suggestions.ts'
import { updateCollection, type Collection } from '../../contract/collections.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { listHonor } from '../../contract/honor.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { toldTo } from '../testing/told-to.ts'
import { writeArticle } from '../testing/write-article.ts'
import { addRow, at, cellsOf, keep } from './collections-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

type Suggested = BodyOf<typeof contract.createRowSuggestion>
const suggest = (client: TestClient, collection: Collection, body: Omit<Suggested, 'summary'>) =>
  client.call(contract.createRowSuggestion, {
    params: at(collection),
    body: { summary: 'As I read it', ...body },
  })
const of = (collection: { id: number }, suggestion: { id: number }) => ({
  ...at(collection),
  suggestionId: String(suggestion.id),
})
const decide = (
  client: TestClient,
  collection: Collection,
  suggestion: { id: number },
  body: BodyOf<typeof contract.decideRowSuggestion>,
) => client.attempt(contract.decideRowSuggestion, { params: of(collection, suggestion), body })

test('others suggest to add, change and remove a row, and accepting does it', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice)
  const mars = await addRow(alice, made, { c1: 'Mars', c2: 6792 })
  const pluto = await addRow(alice, made, { c1: 'Pluto' })
  const change = await suggest(bela, made, {
    kind: 'change',
    rowId: mars.id,
    version: 1,
    values: { c2: 6779 },
  })
  const add = await suggest(bela, made, {
    kind: 'add',
    values: { c1: 'Earth' },
    sourceUrl: 'https://example.org/',
  })
  const remove = await suggest(bela, made, { kind: 'remove', rowId: pluto.id, version: 1 })
  expect(change).toMatchObject({
    state: 'open',
    kind: 'change',
    values: { c2: 6779 },
    author: { id: bela.userId },
  })
  const { items } = await app.visitor().call(contract.listRowSuggestions, { params: at(made) })
  expect(items.map(({ kind }) => kind)).toEqual(['remove', 'add', 'change'])
  for (const one of [change, add, remove]) {
    expect(await alice.call(contract.getRowSuggestion, { params: of(made, one) })).toMatchObject({
      canDecide: true,
      canWithdraw: false,
      hasConflict: false,
    })
    expect((await decide(alice, made, one, { decision: 'accept' })).status).toBe(200)
  }
  expect(await cellsOf(bela, made)).toEqual(['Mars', 'Earth'])
  expect(await cellsOf(bela, made, 'c2')).toEqual([6779, null])
  expect((await decide(alice, made, change, { decision: 'decline' })).status).toBe(409)
})

test('who decides is told, and who suggested is told of the decision and paid for a good one', async () => {
  const [alice, citra] = [await app.signIn('alice'), await app.signIn('citra')]
  app.clock.advance(2 * DAY_MS)
  const made = await keep(alice, { title: 'Moons of Mars' })
  const suggestion = await suggest(citra, made, { kind: 'add', values: { c1: 'Phobos' } })
  const place = `/suggestions?suggestion=${suggestion.id}`
  expect(await toldTo(app, alice)).toContain(`suggestion collection ${made.id} ${place}`)
  await decide(alice, made, suggestion, { decision: 'accept' })
  expect(await toldTo(app, citra)).toContain(`suggestion-accepted collection ${made.id} ${place}`)
  const { items } = await citra.call(listHonor, {})
  expect(items).toMatchObject([
    { reason: 'suggestion-accepted', delta: 4, object: { type: 'collection', title: 'Moons of Mars' } },
  ])
})

test('a suggestion on a row that has changed in the same cell is a conflict, which the decider settles', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice)
  const row = await addRow(alice, made, { c1: 'Mars', c2: 1 })
  const suggestion = await suggest(bela, made, {
    kind: 'change',
    rowId: row.id,
    version: 1,
    values: { c2: 2 },
  })
  const other = await suggest(bela, made, {
    kind: 'change',
    rowId: row.id,
    version: 1,
    values: { c1: 'The red one' },
  })
  const params = { ...at(made), rowId: String(row.id) }
  await alice.call(updateCollectionRow, { params, body: { version: 1, values: { c2: 3 } } })
  expect(await alice.call(contract.getRowSuggestion, { params: of(made, suggestion) })).toMatchObject({
    hasConflict: true,
    base: { version: 1, values: { c2: 1 } },
    row: { version: 2, values: { c2: 3 } },
  })
  const path = `/api/collections/${made.id}/suggestions/${suggestion.id}`
  const refused = await alice.request('POST', path, { body: { decision: 'accept' } })
  expect(refused.json()).toMatchObject({
    code: 'edit_conflict',
    currentRow: { version: 2, values: { c2: 3 } },
  })
  // Another cell of the same row is no conflict.
  expect((await decide(alice, made, other, { decision: 'accept' })).status).toBe(200)
  const late = await decide(alice, made, suggestion, { decision: 'accept', values: { c2: 4 }, version: 2 })
  expect(late.status).toBe(409)
  const settled = await decide(alice, made, suggestion, { decision: 'accept', values: { c2: 4 }, version: 3 })
  expect(settled.status).toBe(200)
  expect(await cellsOf(bela, made, 'c2')).toEqual([4])
  expect(await cellsOf(bela, made, 'c1')).toEqual(['The red one'])
})

test('the source of a row is suggested as a cell is: instead of another, to have none, and in conflict', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice)
  const article = await writeArticle(alice, { title: 'All about Mars' })
  const row = await addRow(alice, made, { c1: 'Mars', c2: 1 })
  const params = { ...at(made), rowId: String(row.id) }
  const change = { kind: 'change', rowId: row.id, values: {} } as const
  const sourceNow = async () => {
    const { version, sourceUrl, articleId } = await alice.call(getCollectionRow, { params })
    return { version, sourceUrl, articleId }
  }
  await alice.call(updateCollectionRow, { params, body: { version: 1, articleId: article.id } })
  const url = 'https://example.org/mars'
  const instead = await suggest(bela, made, { ...change, version: 2, sourceUrl: url })
  expect(instead).toMatchObject({ hasSource: true, sourceUrl: url, articleId: null })
  expect((await decide(alice, made, instead, { decision: 'accept' })).status).toBe(200)
  expect(await sourceNow()).toEqual({ version: 3, sourceUrl: url, articleId: null })
  const [none, untouched] = [
    await suggest(bela, made, { ...change, version: 3, sourceUrl: null }),
    await suggest(bela, made, { ...change, version: 3, values: { c2: 2 } }),
  ]
  expect(untouched).toMatchObject({ hasSource: false })
  await alice.call(updateCollectionRow, { params, body: { version: 3, sourceUrl: 'https://example.com/' } })
  expect(await alice.call(contract.getRowSuggestion, { params: of(made, none) })).toMatchObject({
    hasConflict: true,
    base: { version: 3, sourceUrl: url, articleId: null },
  })
  expect((await decide(alice, made, none, { decision: 'accept' })).status).toBe(409)
  expect((await decide(alice, made, untouched, { decision: 'accept' })).status).toBe(200)
  expect(await sourceNow()).toEqual({ version: 5, sourceUrl: 'https://example.com/', articleId: null })
  expect((await decide(alice, made, none, { decision: 'accept', version: 5 })).status).toBe(200)
  expect(await sourceNow()).toEqual({ version: 6, sourceUrl: null, articleId: null })
})

test('a removal is accepted of a row that has changed since, by who has seen it', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice)
  const row = await addRow(alice, made, { c1: 'Vulcan', c2: 1 })
  const removal = await suggest(bela, made, { kind: 'remove', rowId: row.id, version: 1 })
  const params = { ...at(made), rowId: String(row.id) }
  await alice.call(updateCollectionRow, { params, body: { version: 1, values: { c2: 3 } } })
  expect((await decide(alice, made, removal, { decision: 'accept' })).status).toBe(409)
  expect((await decide(alice, made, removal, { decision: 'accept', version: 1 })).status).toBe(409)
  expect((await decide(alice, made, removal, { decision: 'accept', version: 2 })).status).toBe(200)
  expect(await cellsOf(alice, made)).toEqual([])
})

test('a suggestion for a column that is gone is accepted without it', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice)
  const row = await addRow(alice, made, { c1: 'Mars', c2: 1 })
  const values = { c1: 'The red one', c2: 2 }
  const [change, add] = [
    await suggest(bela, made, { kind: 'change', rowId: row.id, version: 1, values }),
    await suggest(bela, made, { kind: 'add', values }),
  ]
  await alice.call(updateCollection, {
    params: at(made),
    body: { columnsVersion: 1, columns: [{ key: 'c1', label: 'Planet', type: 'text' }] },
  })
  for (const suggestion of [change, add]) {
    const path = `/api/collections/${made.id}/suggestions/${suggestion.id}`
    const refused = await alice.request('POST', path, { body: { decision: 'accept' } })
    expect(refused.json()).toMatchObject({ code: 'edit_conflict', currentColumns: { columnsVersion: 2 } })
    const known = { decision: 'accept', values: { c1: 'The red one' }, version: 1 } as const
    expect((await decide(alice, made, suggestion, known)).status).toBe(200)
  }
  expect(await cellsOf(alice, made)).toEqual(['The red one', 'The red one'])
})

test('a row that is gone takes no suggestion any more', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice)
  const row = await addRow(alice, made, { c1: 'Mars' })
  const suggestion = await suggest(bela, made, {
    kind: 'change',
    rowId: row.id,
    version: 1,
    values: { c2: 2 },
  })
  await alice.call(deleteCollectionRow, { params: { ...at(made), rowId: String(row.id) } })
  expect(await alice.call(contract.getRowSuggestion, { params: of(made, suggestion) })).toMatchObject({
    hasConflict: true,
    row: null,
  })
  expect((await decide(alice, made, suggestion, { decision: 'accept' })).status).toBe(409)
})

test('who may not decide does not; its author withdraws; a declined one is seen by those involved', async () => {
  const [alice, bela, citra] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('citra'),
  ]
  const made = await keep(alice)
  const add = { kind: 'add', values: { c1: 'Vulcan' } } as const
  const one = await suggest(bela, made, add)
  const two = await suggest(bela, made, add)
  expect((await decide(citra, made, one, { decision: 'accept' })).status).toBe(403)
  expect((await decide(bela, made, one, { decision: 'accept' })).status).toBe(403)
  expect((await decide(citra, made, one, { decision: 'withdraw' })).status).toBe(403)
  expect((await decide(bela, made, one, { decision: 'withdraw' })).status).toBe(200)
  expect(
    (await decide(alice, made, two, { decision: 'decline', reason: 'It is not there' })).body,
  ).toMatchObject({
    state: 'declined',
    reason: 'It is not there',
  })
  expect((await citra.attempt(contract.getRowSuggestion, { params: of(made, two) })).status).toBe(404)
  expect((await bela.attempt(contract.getRowSuggestion, { params: of(made, two) })).status).toBe(200)
})

test('what is not to be suggested is refused', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice)
  const closed = await keep(alice, { editing: 'owner' })
  const row = await addRow(alice, made, { c1: 'Mars', c2: 1 })
  const attempt = (client: TestClient, collection: Collection, body: object) =>
    client.request('POST', `/api/collections/${collection.id}/suggestions`, {
      body: { summary: 'x', ...body },
    })
  const add = { kind: 'add', values: { c1: 'Earth' } }
  expect((await attempt(alice, made, add)).json().code).toBe('conflict')
  expect((await attempt(bela, closed, add)).json().code).toBe('not_allowed')
  const change = { kind: 'change', rowId: row.id, version: 1 }
  expect((await attempt(bela, made, { ...change, values: { c2: 1 } })).json().fields).toHaveProperty('values')
  expect((await attempt(bela, made, { ...change, values: { c2: 'x' } })).json().fields).toHaveProperty(
    'values.c2',
  )
  expect((await attempt(bela, made, { ...change, values: { c9: 'x' } })).json().code).toBe('edit_conflict')
  expect((await attempt(bela, made, { ...change, version: 7, values: { c2: 2 } })).json().code).toBe(
    'edit_conflict',
  )
  expect((await attempt(bela, made, { ...change, rowId: 999_999, values: { c2: 2 } })).statusCode).toBe(404)
  expect((await attempt(bela, made, { kind: 'change', values: { c2: 2 } })).statusCode).toBe(400)
  expect(
    (await attempt(bela, made, { kind: 'remove', rowId: row.id, version: 1, values: {} })).statusCode,
  ).toBe(400)
})
