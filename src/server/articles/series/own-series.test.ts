import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../contract/articles.ts'
import { deleteSeries, listMySeries, updateSeries } from '../../../contract/series.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { writeArticle } from '../../testing/write-article.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const mine = async (client: TestClient) => (await client.call(listMySeries)).items
const change = (client: TestClient, id: number, body: unknown) =>
  client.attempt(updateSeries, { params: { id }, body })

/** Three parts of one series, the last one a draft. */
async function write(client: TestClient, title: string) {
  const written = [
    await writeArticle(client, { series: title }),
    await writeArticle(client, { series: title }),
    await writeArticle(client, { series: title, isDraft: true }),
  ]
  const series = (await mine(client)).find((one) => one.title === title)
  return { id: series?.id ?? 0, parts: written.map(({ id }) => id) }
}
const orderOf = async (client: TestClient, id: number) =>
  (await mine(client)).find((series) => series.id === id)?.parts.map((part) => part.id)

test('the owner gives the parts another order, and readers follow it', async () => {
  const ani = await app.signIn('ani')
  const { id, parts } = await write(ani, 'Stars')
  const [one = 0, two = 0, three = 0] = parts
  expect(await change(ani, id, { parts: [three, two, one] })).toMatchObject({
    status: 200,
    body: { done: true },
  })
  expect(await orderOf(ani, id)).toEqual([three, two, one])
  const read = await ani.call(contract.getArticle, { params: { id: String(one) } })
  expect(read.series?.parts.map((part) => part.id)).toEqual([two, one])
  // What comes later comes last.
  const four = await writeArticle(ani, { series: 'stars' })
  expect(await orderOf(ani, id)).toEqual([three, two, one, four.id])
})

test('a part in the trash keeps its number while the others are moved', async () => {
  const budi = await app.signIn('budi')
  const { id, parts } = await write(budi, 'Rivers')
  const [one = 0, two = 0, three = 0] = parts
  await budi.call(contract.deleteArticle, { params: { id: String(two) } })
  expect((await change(budi, id, { parts: [three, one] })).status).toBe(200)
  await budi.call(contract.restoreArticle, { params: { id: String(two) } })
  expect(await orderOf(budi, id)).toEqual([three, two, one])
})

test('an order names exactly the parts that are there, each once', async () => {
  const citra = await app.signIn('citra')
  const { id, parts } = await write(citra, 'Spices')
  const [one = 0, two = 0, three = 0] = parts
  const other = await writeArticle(citra)
  for (const wrong of [[], [one, two], [one, two, two], [one, two, other.id], [one, two, three, other.id]])
    expect(await change(citra, id, { parts: wrong })).toMatchObject({
      status: 400,
      body: { fields: { parts: expect.stringMatching(/^Name every part of the series exactly once/) } },
    })
  expect((await change(citra, id, { parts: Array.from({ length: 51 }, (_, at) => at + 1) })).status).toBe(400)
  expect(await orderOf(citra, id)).toEqual(parts)
})

test('a new title is shown at once, and is one that no other series of the owner has', async () => {
  const dewi = await app.signIn('dewi')
  const { id, parts } = await write(dewi, 'Tides')
  await writeArticle(dewi, { series: 'Moons' })
  expect((await change(dewi, id, { title: ' Ebb and flow ' })).status).toBe(200)
  const read = await dewi.call(contract.getArticle, { params: { id: String(parts[0]) } })
  expect(read.series?.title).toBe('Ebb and flow')
  expect(await change(dewi, id, { title: 'MOONS' })).toMatchObject({
    status: 409,
    body: { code: 'conflict', fields: { title: 'You already have a series with this title.' } },
  })
  expect((await change(dewi, id, { title: 'EBB and flow' })).status).toBe(200)
  expect((await change(dewi, id, { title: 'x' })).status).toBe(400)
  expect((await change(dewi, id, { owner: 1 })).status).toBe(400)
})

test('a series that is dissolved leaves its articles as they were', async () => {
  const eka = await app.signIn('eka')
  const { id, parts } = await write(eka, 'Bridges')
  await eka.call(deleteSeries, { params: { id: String(id) } })
  expect(await mine(eka)).toEqual([])
  const read = await eka.call(contract.getArticle, { params: { id: String(parts[0]) } })
  expect(read).toMatchObject({ state: 'published', series: null })
  expect((await eka.attempt(deleteSeries, { params: { id } })).status).toBe(404)
  // The title is free again.
  expect((await write(eka, 'Bridges')).id).not.toBe(id)
})

test('for others a series is not found, whoever they are', async () => {
  const fajar = await app.signIn('fajar')
  const { id, parts } = await write(fajar, 'Coffee')
  for (const other of [await app.signIn('gita'), await app.signIn('mod', 'moderator')]) {
    expect((await change(other, id, { title: 'Mine now' })).status).toBe(404)
    expect((await other.attempt(deleteSeries, { params: { id } })).status).toBe(404)
    expect(await mine(other)).toEqual([])
  }
  expect((await app.visitor().attempt(listMySeries)).status).toBe(401)
  expect(await orderOf(fajar, id)).toEqual(parts)
})
