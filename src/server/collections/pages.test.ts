import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteCollectionRow, listCollectionRows } from '../../contract/collection-rows.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { addRow, at, keep } from './collections-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('pages go on where they were when a row is gone, and say how many there are', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const [io] = [await addRow(alice, made, { c1: 'Io' }), await addRow(alice, made, { c1: 'Europa' })]
  const ganymede = await addRow(alice, made, { c1: 'Ganymede' })
  const page = (cursor?: string | null) =>
    alice.call(listCollectionRows, {
      params: at(made),
      query: { limit: '2', ...(cursor != null && { cursor }) },
    })
  const remove = ({ id }: { id: number }) =>
    alice.call(deleteCollectionRow, { params: { ...at(made), rowId: String(id) } })
  const first = await page()
  expect(first).toMatchObject({ total: 3, nextCursor: expect.any(String) })
  await remove(io)
  expect(await page(first.nextCursor)).toMatchObject({
    items: [{ values: { c1: 'Ganymede' } }],
    total: 2,
    nextCursor: null,
  })
  await remove(ganymede)
  expect(await page(first.nextCursor)).toMatchObject({ items: [], total: 1, nextCursor: null })
})

test('whole tables are sorted and searched so often in a minute; plain pages are not counted', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const read = (query: Record<string, string>) =>
    app.visitor().attempt(listCollectionRows, { params: at(made), query })
  for (let count = 0; count < RATE_LIMITS.tableReads.hits; count++) await read({ q: 'x' })
  expect((await read({ q: 'y' })).status).toBe(429)
  expect((await read({ sort: 'c1' })).status).toBe(429)
  expect((await read({})).status).toBe(200)
})
