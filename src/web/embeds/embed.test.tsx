import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Embed } from '../../contract/embeds.ts'
import type { RichNode } from '../../contract/rich-text.ts'
import { RichText } from '../rich-text/public.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'

afterEach(leaveApp)

const HANA = { id: 21, name: 'Hana Yusof', alias: 'hana', profileUrl: null }
const card = (changes: Partial<Embed>): Embed => ({
  objectType: 'article',
  objectId: 7,
  path: '/article/7',
  title: 'How to weigh a star',
  excerpt: 'Nobody has ever put a star on a scale.',
  language: 'en',
  author: HANA,
  image: null,
  createdAt: '2026-11-14T08:00:00.000Z',
  table: null,
  ...changes,
})
const COLLECTION = card({
  objectType: 'collection',
  objectId: 12,
  path: '/collection/12',
  title: 'Planets',
  table: {
    columns: [
      { key: 'c1', label: 'Planet', type: 'text', unit: null, required: true },
      { key: 'c2', label: 'Diameter', type: 'number', unit: 'km', required: false },
    ],
    rows: [
      {
        id: 1,
        version: 1,
        values: { c1: 'Mercury', c2: 4879.4 },
        sourceUrl: null,
        articleId: null,
        editedBy: { ...HANA, honor: 340 },
        updatedAt: '2026-11-14T08:00:00.000Z',
      },
    ],
    total: 8,
    articles: [],
  },
})
const embed = (objectType: Embed['objectType'], objectId: number): RichNode => ({
  type: 'embed',
  objectType,
  objectId,
})

test('a text shows cards of our own things, asked for together; what its reader may not see is not available', async () => {
  const calls = await renderPart(
    <RichText
      nodes={[embed('article', 7), embed('collection', 12), embed('question', 3), embed('article', 7)]}
    />,
    {
      answers: {
        '/api/embeds?objects=article%3A7%2Ccollection%3A12%2Cquestion%3A3': {
          body: { items: [COLLECTION, card({})] },
        },
      },
    },
  )
  await expect
    .element(page.getByRole('link', { name: 'How to weigh a star' }).first())
    .toHaveAttribute('href', '/article/7')
  await expect.element(page.getByRole('rowheader', { name: 'Mercury' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Diameter (km)' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Show the whole collection (8 rows)' }))
    .toHaveAttribute('href', '/collection/12')
  await expect.element(page.getByText(/^Not available/)).toBeVisible()
  expect(calls.filter(({ path }) => path.startsWith('/api/embeds'))).toHaveLength(1)
})

test('an image from elsewhere is never loaded, and what did not arrive can be asked for again', async () => {
  let isUp = false
  await renderPart(<RichText nodes={[embed('page-post', 5)]} />, {
    answers: {
      '/api/embeds?objects=page-post%3A5': () =>
        isUp
          ? {
              body: {
                items: [
                  card({
                    objectType: 'page-post',
                    objectId: 5,
                    path: '/page-post/5',
                    title: '',
                    image: 'https://elsewhere.example/x.png',
                  }),
                ],
              },
            }
          : { status: 503, body: { code: 'unavailable', message: 'Later.' } },
    },
  })
  await expect.element(page.getByText('Couldn’t load this.')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: 'Post by Hana Yusof' })).toBeVisible()
  expect(document.querySelectorAll('img')).toHaveLength(0)
})
