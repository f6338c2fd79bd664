import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PagePost, PagePostMarks } from '../../contract/page-posts.ts'
import { pass, stopClock } from '../testing/clock.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { PostCard } from './post-card.tsx'
import { postQueries } from './post-queries.ts'
import { holding, marking, marksOf, pollOf, type Answers } from './page-posts-testing.ts'

afterEach(leaveApp)

const VOTE = '/api/page-posts/5/vote'

function Listed() {
  const { data } = useQuery(postQueries.list())
  return data?.map((post) => <PostCard key={post.id} post={post} />)
}

const open = (post: PagePost, marks: Partial<PagePostMarks> = {}, answers: Answers = {}) =>
  renderPart(<Listed />, {
    at: '/page',
    user: SARI,
    answers: { '/api/page-posts': { body: [post] }, ...marking(marksOf(5, marks)), ...answers },
  })

const bars = () =>
  page
    .getByRole('progressbar')
    .elements()
    .map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')])

test('a vote is chosen among radios and sent by a button; then the results are there', async () => {
  const held = holding()
  const calls = await open(pollOf(5), {}, { [VOTE]: held.answer })
  const question = page.getByRole('group', { name: 'Which script first?' })
  await expect.element(question.first()).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(3)
  await expect.element(page.getByText('results after you vote')).toBeVisible()
  await page.getByRole('radio', { name: 'Pegon' }).click()
  expect(calls.some(({ path }) => path === VOTE)).toBe(false)
  await page.getByRole('button', { name: 'Vote', exact: true }).click()
  // At once, though what the others chose is not known yet.
  await expect.element(page.getByText('11 votes')).toBeVisible()
  await expect.element(page.getByText('you can change your vote')).toBeVisible()
  expect(calls.find(({ path }) => path === VOTE)).toMatchObject({ method: 'POST', body: { option: 1 } })
  held.give({ body: { votedOption: 1, votingTotal: 11, votingCounts: [6, 3, 2] } })
  await eventually(bars).toEqual([
    ['Aksara Jawa', '55'],
    ['Pegon', '27'],
    ['Latin', '18'],
  ])
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent(/Pegon.*your vote.*27%/)
})

test('the keyboard alone votes, and nobody votes by walking past', async () => {
  const calls = await open(
    pollOf(5),
    {},
    {
      [VOTE]: { body: { votedOption: 1, votingTotal: 11, votingCounts: [6, 3, 2] } },
    },
  )
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  ;(page.getByRole('radio').first().element() as HTMLElement).focus()
  await userEvent.keyboard(' {ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Pegon' })).toBeChecked()
  expect(calls.some(({ path }) => path === VOTE)).toBe(false)
  await userEvent.keyboard('{Enter}')
  await eventually(() => calls.find(({ path }) => path === VOTE)?.body).toEqual({ option: 1 })
  await expect.element(page.getByRole('group', { name: 'Which script first?' })).toHaveFocus()
})

test('without a choice nothing is sent, and the poll says why', async () => {
  const calls = await open(pollOf(5))
  await page.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect.element(page.getByText('Please choose one.')).toBeVisible()
  expect(calls.some(({ path }) => path === VOTE)).toBe(false)
})

test('a vote can be changed', async () => {
  const voted = { votedOption: 1, votingCounts: [6, 3, 2] }
  const calls = await open(pollOf(5, { votingTotal: 11 }), voted, {
    [VOTE]: { body: { votedOption: 2, votingTotal: 11, votingCounts: [6, 2, 3] } },
  })
  await page.getByRole('button', { name: 'Change vote' }).click()
  await expect.element(page.getByRole('radio', { name: 'Pegon' })).toBeChecked()
  await page.getByRole('radio', { name: 'Latin' }).click()
  await page.getByRole('button', { name: 'Vote', exact: true }).click()
  await eventually(() => bars().map(([, value]) => value)).toEqual(['55', '18', '27'])
  expect(calls.find(({ path }) => path === VOTE)?.body).toEqual({ option: 2 })
})

test('a vote can be taken back; then the results are closed again', async () => {
  const calls = await open(
    pollOf(5, { votingTotal: 11 }),
    { votedOption: 1, votingCounts: [6, 3, 2] },
    {
      [VOTE]: { body: { votedOption: null, votingTotal: 10, votingCounts: null } },
    },
  )
  await page.getByRole('button', { name: 'Take vote back' }).click()
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  await expect.element(page.getByText('10 votes')).toBeVisible()
  expect(bars()).toEqual([])
  expect(calls.find(({ path }) => path === VOTE)?.method).toBe('DELETE')
})

test('a refused vote is put back, with the server’s word', async () => {
  await open(pollOf(5), {}, { [VOTE]: { status: 409, body: { code: 'conflict', message: 'It has ended.' } } })
  await page.getByRole('radio', { name: 'Latin' }).click()
  await page.getByRole('button', { name: 'Vote', exact: true }).click()
  await eventually(shownToast).toMatchObject({ title: 'Error', description: 'It has ended.' })
  await expect.element(page.getByRole('radio', { name: 'Latin' })).toBeVisible()
  await expect.element(page.getByText('10 votes')).toBeVisible()
})

test('results that are shown always stand beside the choice', async () => {
  await open(pollOf(5, { votingResults: 'always', votingCounts: [5, 3, 2] }))
  await expect.element(page.getByRole('radio', { name: /Aksara Jawa/ })).toBeVisible()
  await expect.element(page.getByText('50%')).toBeVisible()
})

test('results that are shown at the end stay closed for who has voted', async () => {
  await open(pollOf(5, { votingResults: 'at_end' }), { votedOption: 0 })
  await expect.element(page.getByRole('button', { name: 'Change vote' })).toBeVisible()
  await expect.element(page.getByText('results when the poll ends')).toBeVisible()
  expect(bars()).toEqual([])
})

test('a poll that is over is final: bars, percent, total, and nothing to press', async () => {
  await open(
    pollOf(5, { votingEndsAt: '2026-01-01T00:00:00.000Z', votingCounts: [540, 310, 562], votingTotal: 1412 }),
  )
  await expect.element(page.getByText('final')).toBeVisible()
  await expect.element(page.getByText('1,412 votes')).toBeVisible()
  expect(page.getByRole('progressbar').elements()).toHaveLength(3)
  expect(page.getByRole('radio').elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Change vote' })).not.toBeInTheDocument()
})

test('of an adult post the poll can be read and not voted in', async () => {
  await open(pollOf(5, { isNsfw: true }))
  await expect.element(page.getByText('You can’t vote on adult content.')).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(0)
})

test('a poll that ends while somebody looks becomes final, and the last count is fetched', async () => {
  stopClock()
  const endsAt = new Date(Date.now() + 80_000).toISOString()
  const over = pollOf(5, { votingEndsAt: endsAt, votingCounts: [5, 3, 2] })
  await open(pollOf(5, { votingEndsAt: endsAt }), {}, { '/api/page-posts/5': { body: over } })
  await pass(50)
  expect(page.getByRole('article').element().textContent).toContain('1 minute left')
  await pass(85_000)
  for (let step = 0; step < 5; step++) await pass(20)
  expect(page.getByRole('article').element().textContent).toContain('final')
  expect(bars().map(([, value]) => value)).toEqual(['50', '30', '20'])
})

test('a poll that is over by the reader’s clock alone asks for its counts until they are there', async () => {
  stopClock()
  const endsAt = new Date(Date.now() - 1000).toISOString()
  let isOver = false
  const calls = await open(
    pollOf(5, { votingEndsAt: endsAt }),
    {},
    {
      '/api/page-posts/5': () => ({
        body: pollOf(5, { votingEndsAt: endsAt, votingCounts: isOver ? [5, 3, 2] : null }),
      }),
    },
  )
  const asked = () => calls.filter(({ path }) => path === '/api/page-posts/5').length
  await pass(50)
  expect(asked()).toBe(1)
  isOver = true
  await pass(30_000)
  await pass(50)
  expect(bars().map(([, value]) => value)).toEqual(['50', '30', '20'])
  await pass(60_000)
  expect(asked()).toBe(2)
})

test('a visitor meets the wall at the vote, which remembers what they chose', async () => {
  await renderPart(<Listed />, { at: '/page', answers: { '/api/page-posts': { body: [pollOf(5)] } } })
  await page.getByRole('radio', { name: 'Latin' }).click()
  await page.getByRole('button', { name: 'Vote', exact: true }).click()
  const wall = page.getByRole('dialog', { name: 'Sign in to vote' })
  await wall.getByRole('link', { name: 'Sign in' }).click()
  expect(JSON.parse(sessionStorage.getItem('pending-action') ?? 'null')).toMatchObject({
    kind: 'vote',
    request: { method: 'POST', path: '/api/page-posts/5/vote', body: { option: 2 } },
    place: '/page',
  })
})
