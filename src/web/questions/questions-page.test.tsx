import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderApp, renderPart, SARI } from '../testing/render-app.tsx'
import { cardOf, pageOf } from './questions-testing.ts'
import { QuestionsPage } from './questions-page.tsx'

afterEach(leaveApp)

const open = (at: string, answers: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(<QuestionsPage />, { at, ...answers })

test('[S2.2-4] /question shows what people ask, each row with its standing', async () => {
  await renderApp('/question', {
    answers: {
      '/api/questions': pageOf([
        cardOf(2, { score: 12, answers: 4, hasAccepted: true, status: 'solved', language: 'id' }),
        cardOf(1, { answers: 0, status: 'closed', author: null }),
      ]),
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible()
  const solved = page.getByRole('listitem').filter({ hasText: 'Why is question 2 hard?' })
  for (const words of [
    '12 votes',
    '4 answers',
    'What question 2 is about.',
    'Science',
    'Budi Hartono',
    '1,250 Honor',
  ])
    await expect.element(solved).toHaveTextContent(words)
  await expect.element(solved).toHaveTextContent('solved')
  await expect.element(solved).toHaveTextContent('Bahasa Indonesia')
  const closed = page.getByRole('listitem').filter({ hasText: 'Why is question 1 hard?' })
  await expect.element(closed).toHaveTextContent('Closed')
  await expect.element(closed).toHaveTextContent('Former member')
  await expect
    .element(page.getByRole('link', { name: 'Why is question 2 hard?' }))
    .toHaveAttribute('href', '/question/2')
  expect(document.title).toBe('Questions / Cendekia')
})

test('tabs and filters are addresses, and the list follows them', async () => {
  const calls = await open('/question?tab=unanswered&category=science&lang=id&tag=stars', {
    answers: {
      '/api/questions?tab=unanswered&category=science&tag=stars&lang=id': pageOf([cardOf(3)]),
    },
  })
  await expect.element(page.getByText('Why is question 3 hard?')).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Which questions' })
  for (const tab of ['For you', 'Newest', 'Unanswered', 'Most voted', 'Solved', 'Mine'])
    await expect.element(tabs.getByRole('link', { name: tab, exact: true })).toBeVisible()
  await expect
    .element(tabs.getByRole('link', { name: 'Most voted' }))
    .toHaveAttribute('href', '/question?tab=top&category=science&tag=stars&lang=id')
  await expect
    .element(page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'All categories' }))
    .toHaveAttribute('href', '/question?tab=unanswered&tag=stars&lang=id')
  await expect
    .element(page.getByRole('navigation', { name: 'Tag' }).getByRole('link', { name: 'All tags' }))
    .toHaveAttribute('href', '/question?tab=unanswered&category=science&lang=id')
  expect(calls.filter(({ path }) => path.startsWith('/api/questions'))).toHaveLength(1)
})

test('a tag is chosen among those there are, and the other filters stay', async () => {
  await open('/question?tab=top&lang=id', {
    answers: {
      '/api/questions?tab=top&lang=id': pageOf([cardOf(1)]),
      '/api/questions?tab=top&tag=stars&lang=id': pageOf([cardOf(3)]),
      '/api/tags?q=sta': { body: { items: [{ tag: 'stars', articles: 4 }] } },
    },
  })
  const tags = page.getByRole('navigation', { name: 'Tag' })
  const choose = page.getByRole('button', { name: 'Choose a tag' })
  await choose.click()
  const field = page.getByRole('combobox', { name: 'Tag' })
  await expect.element(field).toHaveFocus()
  await field.fill('sta')
  // Leaving the field chooses nothing.
  await userEvent.tab()
  await expect.element(field).toHaveValue('sta')
  expect(location.hash).toBe('#/question?tab=top&lang=id')
  await field.click()
  await page.getByRole('option', { name: /stars/ }).click()
  await eventually(() => location.hash).toBe('#/question?tab=top&tag=stars&lang=id')
  await expect.element(page.getByText('Why is question 3 hard?')).toBeVisible()
  await expect.element(tags.getByRole('link', { name: '#stars' })).toHaveAttribute('aria-current', 'true')
  // The field is gone, and the keyboard is where it was opened.
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(choose).toHaveFocus()
})

test.each([
  ['/question?tab=unanswered', '/api/questions?tab=unanswered', 'No unanswered questions. Ask one?'],
  ['/question', '/api/questions', 'No questions yet'],
  ['/question?tab=solved', '/api/questions?tab=solved', 'Nothing solved yet'],
])('an empty list at %s says so and invites to ask', async (at, address, words) => {
  await open(at, { answers: { [address]: pageOf([]) } })
  await expect.element(page.getByText(words)).toBeVisible()
  for (const link of page.getByRole('link', { name: 'Ask a question' }).elements())
    expect(link.getAttribute('href')).toBe('/question/ask')
})

test.each(['for-you', 'unanswered', 'solved', 'mine'])(
  'in %s a filter that finds nothing says just that, and can be cleared',
  async (tab) => {
    await open(`/question?tab=${tab}&category=science`, {
      user: SARI,
      answers: { [`/api/questions?tab=${tab}&category=science`]: pageOf([]) },
    })
    await expect.element(page.getByText('No questions found')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Clear filters' }))
      .toHaveAttribute('href', `/question?tab=${tab}`)
    expect(page.getByRole('link', { name: 'Ask a question' }).elements()).toHaveLength(2)
  },
)

test('lists of one’s own ask a visitor to sign in, and ask the server nothing', async () => {
  const calls = await open('/question?tab=mine')
  await expect.element(page.getByText('Sign in to see what you’ve asked.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(calls.filter(({ path }) => path.startsWith('/api/questions'))).toEqual([])
})

test('a member finds what they asked', async () => {
  await open('/question?tab=mine', {
    user: SARI,
    answers: { '/api/questions?tab=mine': pageOf([cardOf(9)]) },
  })
  await expect.element(page.getByText('Why is question 9 hard?')).toBeVisible()
})

test('further questions are loaded at the end, and a failure can be tried again', async () => {
  let isDown = true
  await open('/question', {
    answers: {
      '/api/questions': pageOf([cardOf(2)], 'next'),
      '/api/questions?cursor=next': () =>
        isDown ? { status: 500, body: { code: 'internal', message: 'Oh' } } : pageOf([cardOf(1)]),
    },
  })
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('Couldn’t load more.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('Why is question 1 hard?')).toBeVisible()
  await expect.element(page.getByText('Why is question 2 hard?')).toBeVisible()
})

test('a list that does not arrive says so', async () => {
  await open('/question', {
    answers: { '/api/questions': { status: 503, body: { code: 'unavailable', message: 'x' } } },
  })
  await expect.element(page.getByText('Couldn’t load questions.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the strip to the help centre goes for good once it is dismissed', async () => {
  await open('/question', { answers: { '/api/questions': pageOf([]) } })
  await expect
    .element(page.getByRole('link', { name: 'Go to the Help centre' }))
    .toHaveAttribute('href', '/help-center')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.element(page.getByRole('link', { name: 'Go to the Help centre' })).not.toBeInTheDocument()
  await eventually(() => localStorage.getItem('help-strip')).toBe('dismissed')
})

test.each([
  ['id', 'Pertanyaan', 'Belum terjawab'],
  ['my', 'Soalan', 'Undi terbanyak'],
] as const)('it speaks %s', async (language, title, tab) => {
  await open('/question', { language, answers: { '/api/questions': pageOf([]) } })
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByRole('link', { name: tab })).toBeVisible()
})
