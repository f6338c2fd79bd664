import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { getCollectionSeries } from '../../contract/collection-rows.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle } from '../testing/write-article.ts'
import { addRow, at, keep } from './collections-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

test('a chart by articles has their titles, of nobody whom its reader has blocked', async () => {
  const [alice, dewi] = [await app.signIn('alice'), await app.signIn('dewi')]
  const [one, other] = [
    await writeArticle(alice, { title: 'Rings of Uranus' }),
    await writeArticle(dewi, { title: 'Rings of Neptune' }),
  ]
  const made = await keep(alice, {
    columns: [
      { label: 'Read', type: 'article' },
      { label: 'Rings', type: 'number' },
    ],
  })
  await addRow(alice, made, { c1: one.id, c2: 13 })
  await addRow(alice, made, { c1: other.id, c2: 5 })
  const series = async (client: TestClient) =>
    (await client.call(getCollectionSeries, { params: at(made), query: { x: 'c1', y: 'c2' } })).points
  expect(await series(app.visitor())).toEqual([
    { x: 'Rings of Uranus', y: 13 },
    { x: 'Rings of Neptune', y: 5 },
  ])
  const reader = await app.signIn('edo')
  await reader.call(blockUser, { params: { id: String(dewi.userId) } })
  expect(await series(reader)).toEqual([
    { x: 'Rings of Uranus', y: 13 },
    { x: String(other.id), y: 5 },
  ])
})
