import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { RichNode } from '../../contract/rich-text.ts'
import { pagePost, photoPost, redactedPost } from '../testing/page-posts.ts'
import { eventually, leaveApp, shownToast } from '../testing/render-app.tsx'
import type { SentCall } from '../testing/stand-ins.ts'
import { listOf, openLibrary, ownOf, savedOf, savedPostOf, titles, toggling } from './library-testing.tsx'

afterEach(leaveApp)

const TRASH = '/api/my-page-posts?state=deleted'
const deleted = (id: number) => pagePost(id, { state: 'deleted' })
const remove = (title: string) => page.getByRole('button', { name: `Remove: ${title}` })
const bringBack = (title: string) => page.getByRole('button', { name: `Restore: ${title}` })
const writes = (calls: SentCall[]) => calls.filter(({ method }) => method !== 'GET')

test('saved posts stand beside saved articles, in the order in which they were saved', async () => {
  await openLibrary('/library', { '/api/bookmarks': listOf([savedPostOf(9), savedOf(5), savedPostOf(4)]) })
  await eventually(titles).toEqual(['Post 9', 'Article 5', 'Post 4'])
  await expect.element(page.getByRole('link', { name: 'Post 9' })).toHaveAttribute('href', '/page-post/9')
})

test('a saved post is let go at once, and Undo puts it back', async () => {
  const calls = await openLibrary('/library', {
    '/api/bookmarks': listOf([savedPostOf(9), savedOf(5)]),
    '/api/bookmarks/page-post/9': toggling(),
  })
  await remove('Post 9').click()
  expect(titles()).toEqual(['Article 5'])
  expect(shownToast()).toMatchObject({ title: 'Removed from saved items' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(titles).toEqual(['Post 9', 'Article 5'])
  await eventually(() => writes(calls)).toEqual([
    { method: 'DELETE', path: '/api/bookmarks/page-post/9', body: undefined },
    { method: 'PUT', path: '/api/bookmarks/page-post/9', body: { folder: '' } },
  ])
})

test('a post without a title is called by its first words, without marks and spoilers', async () => {
  const words = 'Morning light over the terraces'
  const nodes: RichNode[] = [
    { type: 'strong', children: [{ type: 'text', value: 'The end:' }] },
    { type: 'spoiler', children: [{ type: 'text', value: 'he dies' }] },
  ]
  await openLibrary('/library', {
    '/api/bookmarks': listOf([
      savedPostOf(9, photoPost(9, { content: words })),
      savedPostOf(8, photoPost(8, { content: '' })),
      savedPostOf(7, photoPost(7, { content: '**The end:**||he dies||', nodes })),
    ]),
  })
  await expect.element(remove(words)).toBeVisible()
  await expect.element(remove('Photo')).toBeVisible()
  await expect.element(remove('The end:…')).toBeVisible()
})

test('a post that was taken back keeps its place without words', async () => {
  await openLibrary('/library', {
    '/api/bookmarks': listOf([{ ...savedPostOf(9), pagePost: null }]),
  })
  await expect.element(page.getByText('This is no longer available', { exact: true })).toBeVisible()
})

test('an adult post is hidden here too until its reader has said Yes, and can be let go', async () => {
  await openLibrary('/library', {
    '/api/bookmarks': listOf([savedPostOf(9, redactedPost(9))]),
    '/api/bookmarks/page-post/9': toggling(),
    '/api/nsfw': { body: { isEnabled: true, canConsent: true, hasConsent: false } },
  })
  await expect.element(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible()
  await remove('Photo').click()
  await expect.element(page.getByText('Nothing saved yet')).toBeVisible()
})

test('a deleted post comes back with one press, and its neighbour takes the focus', async () => {
  const calls = await openLibrary('/library?tab=deleted', {
    [TRASH]: listOf([deleted(31), deleted(30)]),
    '/api/page-posts/31/restore': { body: pagePost(31) },
  })
  await eventually(titles).toEqual(['Post 31', 'Post 30'])
  await bringBack('Post 31').click()
  await eventually(titles).toEqual(['Post 30'])
  expect(shownToast()).toMatchObject({ title: 'Restored on Page', tone: 'success' })
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/page-posts/31/restore' })
  await expect.element(bringBack('Post 30')).toHaveFocus()
  await page.getByRole('button', { name: 'Open' }).click()
  expect(location.hash).toBe('#/page-post/31')
})

test('the last one that comes back leaves an empty shelf', async () => {
  await openLibrary('/library?tab=deleted', {
    [TRASH]: listOf([deleted(31)]),
    '/api/page-posts/31/restore': { body: pagePost(31) },
  })
  await bringBack('Post 31').click()
  await expect.element(page.getByText('Nothing deleted')).toBeVisible()
})

test('deleted articles and posts stand under headings of their own', async () => {
  await openLibrary('/library?tab=deleted', {
    '/api/my-articles?state=deleted': listOf([ownOf(20, 'deleted')]),
    [TRASH]: listOf([deleted(31)]),
  })
  await eventually(titles).toEqual(['Article 20', 'Post 31'])
  expect(Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent)).toEqual([
    'Articles',
    'Page posts',
  ])
})

test('what can not come back stays, with the reason', async () => {
  await openLibrary('/library?tab=deleted', {
    [TRASH]: listOf([deleted(31)]),
    '/api/page-posts/31/restore': { status: 404, body: { code: 'not_found', message: 'It is gone.' } },
  })
  await bringBack('Post 31').click()
  await eventually(shownToast).toMatchObject({ title: 'Error', description: 'It is gone.' })
  expect(titles()).toEqual(['Post 31'])
})

test('posts that do not arrive say so, beside the articles that did', async () => {
  let tries = 0
  await openLibrary('/library?tab=deleted', {
    '/api/my-articles?state=deleted': listOf([ownOf(20, 'deleted')]),
    [TRASH]: () => (++tries === 1 ? { status: 503 } : listOf([deleted(31)])),
  })
  await expect.element(page.getByText('Couldn’t load this list.')).toBeVisible()
  expect(titles()).toEqual(['Article 20'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(titles).toEqual(['Article 20', 'Post 31'])
})
