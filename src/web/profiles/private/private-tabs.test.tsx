import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articleCard } from '../../testing/article-cards.ts'
import { eventually, leaveApp, renderPart, SARI } from '../../testing/render-app.tsx'
import { BookmarksTab } from './bookmarks-tab.tsx'
import { TasksTab } from './tasks-tab.tsx'
import { UploadsTab } from './uploads-tab.tsx'

afterEach(leaveApp)

const saved = {
  objectType: 'article',
  objectId: 5,
  folder: '',
  createdAt: '2026-11-01T08:00:00.000Z',
  article: articleCard(5),
  pagePost: null,
  question: null,
  collection: null,
}

test('a bookmark is moved into a folder, and folders filter', async () => {
  const calls = await renderPart(<BookmarksTab />, {
    user: SARI,
    answers: {
      '/api/bookmarks': { body: { items: [saved], nextCursor: null } },
      '/api/bookmarks?folder=Sea': { body: { items: [{ ...saved, folder: 'Sea' }], nextCursor: null } },
      '/api/bookmark-folders': { body: [{ folder: 'Sea', count: 2 }] },
      'PUT /api/bookmarks/article/5': { body: { bookmarked: true } },
    },
  })
  const moving = page.getByRole('button', { name: 'Move to a folder: Article 5' })
  await moving.click()
  await page.getByRole('menuitemradio', { name: 'Sea' }).click()
  await eventually(() => calls.find(({ method }) => method === 'PUT')?.body).toEqual({ folder: 'Sea' })
  await moving.click()
  await page.getByRole('menuitem', { name: 'New folder' }).click()
  await page.getByRole('button', { name: 'Create folder' }).click()
  await expect.element(page.getByText('Give the folder a name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Moon')
  await page.getByRole('button', { name: 'Create folder' }).click()
  await eventually(() => calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ folder: 'Moon' })
  await page.getByRole('button', { name: 'Sea (2)' }).click()
  await eventually(() => calls.some(({ path }) => path === '/api/bookmarks?folder=Sea')).toBe(true)
})

test('uploads tell what they take; what nothing shows can be deleted', async () => {
  const upload = {
    id: 1,
    url: '/media/key/1600.webp',
    mediaType: 'image',
    width: 1600,
    height: 900,
    placeholder: '',
    state: 'ready',
    posterUrl: null,
    durationMs: null,
    failure: null,
    bytes: 2 * 1024 ** 2,
    isUsed: false,
    createdAt: '2026-11-01T08:00:00.000Z',
  }
  let items = [upload, { ...upload, id: 2, isUsed: true }]
  const calls = await renderPart(<UploadsTab />, {
    user: SARI,
    answers: {
      '/api/profile/uploads': () => ({
        body: { items, nextCursor: null, usedBytes: 4 * 1024 ** 2, quotaBytes: 1024 ** 3 },
      }),
      'DELETE /api/media/1': () => {
        items = items.slice(1)
        return { body: { done: true } }
      },
    },
  })
  await expect.element(page.getByText('4 MB of 1 GB used')).toBeVisible()
  const buttons = page.getByRole('button', { name: /^Delete: Image of/ })
  expect(buttons.elements()).toHaveLength(1)
  await buttons.click()
  await eventually(() => document.querySelectorAll('li img').length).toBe(1)
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('a stale translation leads to its update', async () => {
  const stale = { article: articleCard(5), originalId: 4, staleSince: '2026-11-01T08:00:00.000Z' }
  await renderPart(<TasksTab />, {
    user: SARI,
    answers: { '/api/profile/stale-translations': { body: [stale] } },
  })
  const update = page.getByRole('link', { name: 'Update translation: Article 5' })
  await expect.element(update).toHaveAttribute('href', '/create-article?edit=5')
})
