import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCollection } from '../../contract/collection-files.ts'
import { createCollectionRow, listCollectionRows } from '../../contract/collection-rows.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'
import { at, keep } from './collections-testing.ts'
import { csvOf } from './export-files.ts'
import { findCollection } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const csv = (name: string) =>
  ['Planet', ...Array.from({ length: 600 }, (_, nr) => `${name} ${nr}`)].join('\n')

test('a file is of one version, also when all rows are replaced while it is written', async () => {
  const alice = await app.signIn('alice')
  const made = await keep(alice)
  const replace = (name: string) =>
    alice.call(importCollection, {
      params: at(made),
      body: { csv: csv(name), mode: 'replace', isPreview: false },
    })
  await replace('Old')
  const collection = await findCollection(app.db, made.id)
  if (collection === undefined) throw new Error('It is gone')
  const order = { db: app.db, collection, publicUrl: 'https://example.org', now: app.clock.now() }
  let text = ''
  for await (const part of csvOf(order)) {
    if (text.includes('Old 0') && !text.includes('Old 599')) await replace('New')
    text += part
  }
  const rows = text.trim().split('\r\n').slice(2)
  expect(rows).toHaveLength(600)
  expect(rows.every((row) => row.startsWith('Old'))).toBe(true)
})

test('the article that a row is known from comes back with the file', async () => {
  const alice = await app.signIn('alice')
  const { id: articleId } = await writeArticle(alice, { title: 'All about Mars' })
  const [made, other] = [await keep(alice), await keep(alice, { title: 'Once more' })]
  await alice.call(createCollectionRow, { params: at(made), body: { values: { c1: 'Mars' }, articleId } })
  const { body: file } = await alice.request('GET', `/api/collections/${made.id}/export.csv`)
  expect(file).toContain(`/article/${articleId}`)
  await alice.call(importCollection, {
    params: at(other),
    body: { csv: file, mode: 'append', isPreview: false },
  })
  const { items } = await alice.call(listCollectionRows, { params: at(other) })
  expect(items).toMatchObject([{ values: { c1: 'Mars' }, sourceUrl: null, articleId }])
})
