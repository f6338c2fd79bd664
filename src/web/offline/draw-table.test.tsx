import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawTable } from './draw-table.ts'
import { FILES, OWNER, PAGES } from './kept-pages.ts'

const main = document.createElement('main')
const { title } = document
beforeEach(() => document.body.append(main))
afterEach(async () => {
  main.replaceChildren()
  main.remove()
  document.title = title
  await Promise.all([caches.delete(PAGES), caches.delete(FILES)])
})

async function keep(id: number, words: string): Promise<void> {
  const head = `<meta property="og:title" content="${words}"><meta property="og:locale" content="id_ID">`
  await (await caches.open(PAGES)).put(`/article/${id}`, new Response(`<html><head>${head}</head>`))
}

const draft = (name: string, owner: number | null, fields: Record<string, string>, at = 1) =>
  localStorage.setItem(
    `cendekia:draft:${name}`,
    JSON.stringify({ at, owner, version: 1, isSent: true, content: fields }),
  )

test('articles are listed as links, the last one first', async () => {
  await keep(3, 'Rice &amp; &lt;water&gt;')
  await keep(4, 'Tides')
  await drawTable(main, 'en')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('You’re offline, but this is still on your table.')
  const links = page.getByRole('link').all()
  expect(links.map((link) => link.element().textContent)).toEqual(['Tides', 'Rice & <water>'])
  expect(links.map((link) => link.element().getAttribute('href'))).toEqual(['/article/4', '/article/3'])
  expect(links[0]?.element().getAttribute('lang')).toBe('id')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a draft can be opened, and nobody else’s is shown', async () => {
  await (await caches.open(PAGES)).put(OWNER, new Response('7'))
  draft('article:new', 7, { title: 'The ferry', content: 'Half <b>a sentence</b>' }, 2)
  draft('page-post:new', null, { content: 'Before signing in' })
  draft('article:edit-9', 8, { title: 'Of another person' })
  draft('article:new:of-8', 8, { title: 'Put aside for another person' })
  draft('article:new:other', 7, { title: 'Put away' })
  await drawTable(main, 'id')
  await expect.element(page.getByRole('heading', { name: 'Draf di perangkat ini' })).toBeVisible()
  expect([...main.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    'The ferry',
    'Before signing in',
  ])
  await page.getByText('The ferry').click()
  await expect.element(page.getByText('Half <b>a sentence</b>')).toBeVisible()
})

test('whoever is not signed in sees no draft of a member', async () => {
  draft('article:new', 7, { title: 'The ferry' })
  await drawTable(main, 'my')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Anda di luar talian, dan meja anda masih kosong.')
  expect(main.textContent).not.toContain('The ferry')
})
