import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Revision } from '../../contract/article-history.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { ArticleHistoryPage } from './article-history-page.tsx'
import { ARJUN, articleOf, MINE, NOT_FOUND, OWN, servingArticle } from './articles-testing.ts'

afterEach(leaveApp)

const revision = (id: number, given: Partial<Revision> = {}): Revision => ({
  id,
  title: 'How to weigh a star',
  editor: ARJUN,
  summary: `Change ${id}`,
  isMinor: false,
  sizeDelta: 12,
  createdAt: `2026-11-0${id - 68}T08:00:00.000Z`,
  ...given,
})
const REVISIONS = '/api/articles/7/revisions'
const answers = {
  ...servingArticle(articleOf(), OWN),
  [REVISIONS]: {
    body: {
      items: [revision(71), revision(70, { isMinor: true, sizeDelta: -3 }), revision(69, { summary: '' })],
      nextCursor: null,
    },
  },
  '/api/articles/7/diff?from=69&to=71': {
    body: {
      from: revision(69),
      to: revision(71),
      title: [{ kind: 'same', text: 'How to weigh a star' }],
      content: [
        { kind: 'same', text: 'Nobody has ' },
        { kind: 'removed', text: 'never' },
        { kind: 'added', text: 'ever' },
        { kind: 'same', text: ' put a star on a scale.' },
      ],
    },
  },
  [`${REVISIONS}/70`]: {
    body: {
      ...revision(70),
      content: 'Old words',
      nodes: [{ type: 'paragraph', children: [{ type: 'text', value: 'Old words' }] }],
    },
  },
}
const open = (query = '', mine = OWN, more: typeof answers | object = {}) =>
  renderPart(<ArticleHistoryPage params={{ id: '7' }} />, {
    at: `/article/7/history${query}`,
    user: SARI,
    answers: { ...answers, '/api/articles/7/mine': { body: mine }, ...more },
  })

test('every version is listed with its editor, its summary and what it changed in size', async () => {
  await open()
  await expect.element(page.getByText('Change 71')).toBeVisible()
  const rows = Array.from(document.querySelectorAll('ol > li'), (row) => row.textContent)
  expect(rows[0]).toContain('+12 characters')
  expect(rows[1]).toContain('-3 characters')
  expect(rows[1]).toContain('minor')
  expect(rows[1]).toContain('current')
  // The oldest one has nothing to be summed up.
  expect(rows[2]).toContain('First version')
})

test('any two versions are chosen and compared, the older one first', async () => {
  await open()
  await page.getByRole('radio', { name: /^Older version: .* 71$/ }).click()
  await page.getByRole('radio', { name: /^Newer version: .* 69$/ }).click()
  await expect
    .element(page.getByRole('link', { name: 'Compare' }))
    .toHaveAttribute('href', '/article/7/history?from=69&to=71')
})

test('a comparison marks what was added and removed, not by colour alone', async () => {
  await open('?from=69&to=71')
  await expect.element(page.getByRole('insertion')).toHaveTextContent('[added: ever end of change]')
  await expect.element(page.getByRole('deletion')).toHaveTextContent('[removed: never end of change]')
})

test('whoever may edit restores a version, and nobody else is offered that', async () => {
  const calls = await open('?revision=70', OWN, {
    '/api/articles/7': { body: articleOf({ revisionId: 71 }) },
    [`${REVISIONS}/70/restore`]: { body: articleOf({ revisionId: 72 }) },
  })
  await expect.element(page.getByText('Old words')).toBeVisible()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Restored', tone: 'success' })
  expect(calls.some(({ path }) => path === `${REVISIONS}/70/restore`)).toBe(true)
})

test('a reader sees an old version without a button to restore it', async () => {
  await open('?revision=70', MINE, { '/api/articles/7': { body: articleOf({ revisionId: 71 }) } })
  await expect.element(page.getByText('Old words')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument()
})

test('the history of nothing is the page for what is not there', async () => {
  await open('', MINE, { '/api/articles/7': NOT_FOUND })
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
