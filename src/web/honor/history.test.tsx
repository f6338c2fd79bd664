import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '../../contract/messages.ts'
import { HONOR_REASONS, HONOR_REWARDS } from '../../contract/honor-rules.ts'
import { useUser } from '../auth/public.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { HonorHistory } from './history.tsx'
import { entryOf, historyOf, SITI } from './honor-testing.ts'

afterEach(async () => {
  await page.viewport(1440, 900)
  await leaveApp()
})

const ADDRESS = '/api/user/honor'
const history = (
  <div className="wrap">
    <HonorHistory />
  </div>
)
const open = (visit: Parameters<typeof renderPart>[1]) => renderPart(history, { user: SARI, ...visit })
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('[S1-8] the history tells who gave how much for what, and what was taken back', async () => {
  const items = [
    entryOf(9),
    entryOf(8, { isReversal: true, delta: -5 }),
    entryOf(7, { reason: 'comment-liked', delta: 1, actor: null }),
    entryOf(6, { isReversal: true, delta: -5, note: 'Likes were traded.' }),
    entryOf(5, { reason: 'content-removed', delta: -10, actor: null, object: null }),
    entryOf(4, { reason: 'email-verified', delta: 1, actor: null, object: null }),
  ]
  await open({ answers: { [ADDRESS]: { body: historyOf(items) } } })
  await eventually(() => rows().length).toBe(6)
  expect(rows()).toEqual([
    expect.stringContaining('+5Siti Rahma liked “Corals spawn by moonlight”'),
    expect.stringContaining('−5Siti Rahma’s like of “Corals spawn by moonlight” no longer counts'),
    expect.stringContaining('+1Someone liked your comment on “Corals spawn by moonlight”'),
    expect.stringContaining(
      '−5Taken back: Siti Rahma liked “Corals spawn by moonlight”Reason: Likes were traded.',
    ),
    expect.stringContaining('−10Something you wrote was removed for breaking the rules'),
    expect.stringContaining('+1You verified your email address'),
  ])
  const first = page.getByRole('listitem').first()
  await expect
    .element(first.getByRole('link', { name: 'Siti Rahma' }))
    .toHaveAttribute('href', `/user/${SITI.id}`)
  await expect.element(first.getByRole('link', { name: 'Corals' })).toHaveAttribute('href', '/article/5')
  await expect.element(page.getByText('That’s your whole Honor history.')).toBeVisible()
})

test('above it stand the level, what today has brought, and what is being checked', async () => {
  await open({ answers: { [ADDRESS]: { body: historyOf([entryOf(1)], { held: 15 }) } } })
  await expect.element(page.getByText('1,742')).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Level: Sage' })).toHaveAttribute('value', '49')
  await expect.element(page.getByText('758 to Luminary')).toBeVisible()
  await expect.element(page.getByText('45 of 100')).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'From likes and upvotes today' })).toBeVisible()
  await expect.element(page.getByText('15 Honor is being checked.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'How Honor works' }))
    .toHaveAttribute('href', '/help-center?page=honor')
  await expect.element(page.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute('href', '/honor')
})

test('a filter asks for its lines alone, and leaves what is above; one without lines leads back', async () => {
  await open({
    answers: {
      [ADDRESS]: { body: historyOf([entryOf(2), entryOf(1)]) },
      [`${ADDRESS}?filter=likes`]: { body: historyOf([entryOf(2)]) },
      [`${ADDRESS}?filter=lost`]: { body: historyOf([]) },
    },
  })
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(chip('All')).toHaveAttribute('aria-pressed', 'true')
  await chip('Likes and votes').click()
  await eventually(() => rows().length).toBe(1)
  await expect.element(page.getByText('45 of 100')).toBeVisible()
  await chip('Lost').click()
  await expect.element(page.getByText('Nothing here yet')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await eventually(() => rows().length).toBe(2)
})

test('older lines come page by page', async () => {
  await open({
    answers: {
      [ADDRESS]: { body: historyOf([entryOf(2)], { nextCursor: 'older' }) },
      [`${ADDRESS}?cursor=older`]: { body: { items: [entryOf(1)], nextCursor: null } },
    },
  })
  await page.getByRole('button', { name: 'Load more' }).click()
  await eventually(() => rows().length).toBe(2)
  await expect.element(page.getByText('45 of 100')).toBeVisible()
})

test('without a line it says how Honor is earned', async () => {
  await open({ answers: { [ADDRESS]: { body: historyOf([], { honor: 0, pooled: 0 }) } } })
  await expect.element(page.getByText('No Honor yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Write an article' }))
    .toHaveAttribute('href', '/create-article')
})

test('what did not arrive is told, and asked for again', async () => {
  let status = 500
  await open({ answers: { [ADDRESS]: () => ({ status, body: historyOf([entryOf(1)]) }) } })
  await expect.element(page.getByText('Couldn’t load your Honor history.')).toBeVisible()
  status = 200
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(() => rows().length).toBe(1)
})

test.each(LANGUAGES)(
  'every reason has words in %s, and a long title does not leave a phone',
  async (language) => {
    await page.viewport(390, 844)
    const title = 'w'.repeat(200)
    const items = HONOR_REASONS.flatMap((reason, place) => {
      const object = { type: 'article' as const, title, href: '/article/5' }
      const delta = HONOR_REWARDS[reason].points
      return [
        entryOf(3 * place + 1, { reason, delta, object }),
        entryOf(3 * place + 2, { reason, delta, object: null, actor: null }),
        entryOf(3 * place + 3, { reason, delta: -delta, object, isReversal: true }),
      ]
    })
    await open({ language, answers: { [ADDRESS]: { body: historyOf(items, { held: 5 }) } } })
    await eventually(() => rows().length).toBe(items.length)
    for (const row of rows()) expect(row).not.toMatch(/[{}]|-gone|-not|-liked/)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
)

test('the number in the menu is that of the history', async () => {
  await renderPart(
    <>
      <Fame />
      {history}
    </>,
    { user: SARI, answers: { [ADDRESS]: { body: historyOf([entryOf(1)]) } } },
  )
  await expect.element(page.getByRole('status', { name: 'fame' })).toHaveTextContent('1742')
})

function Fame() {
  return <output aria-label="fame">{useUser().user?.fame}</output>
}
