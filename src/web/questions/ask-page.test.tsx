import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { locationStore } from '../platform/location.ts'
import { AskPage } from './ask-page.tsx'
import { cardOf, noDrafts, questionOf, type ServerAnswers } from './questions-testing.ts'

afterEach(leaveApp)

const open = (answers: ServerAnswers = {}, at = '/question/ask') =>
  renderPart(<AskPage />, { at, user: SARI, answers: { ...noDrafts, ...answers } })

const title = () => page.getByRole('textbox', { name: 'Your question' })

test('a question is asked with its title, text, category and what was folded away', async () => {
  const calls = await open({ 'POST /api/questions': { body: questionOf(5) } })
  await title().fill('Apa itu DNA?')
  await page.getByRole('textbox', { name: 'Details (optional)' }).fill('Saya membaca **dua** buku.')
  await page.getByText('Health', { exact: true }).click()
  await page.getByText('Tags, language, adult content').click()
  await page.getByText('Bahasa Indonesia').click()
  await page.getByRole('combobox', { name: 'Tags' }).fill('biologi')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Ask question' }).click()
  await eventually(
    () => calls.find(({ path, method }) => method === 'POST' && path === '/api/questions')?.body,
  ).toEqual({
    title: 'Apa itu DNA?',
    content: 'Saya membaca **dua** buku.',
    category: 'health',
    tags: ['biologi'],
    language: 'id',
    isNsfw: false,
  })
  await eventually(() => locationStore.get().path).toBe('/question/5')
  expect(shownToast()?.title).toBe('Question asked')
})

test('what is wrong is told before anything is sent, and nothing is lost', async () => {
  const calls = await open()
  await title().fill('Why?')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const summary = page.getByRole('alert').filter({ hasText: 'to fix' })
  await expect.element(summary).toHaveTextContent('Use at least 8 characters.')
  await expect.element(summary).toHaveTextContent('Please choose a category.')
  await expect.element(title()).toHaveValue('Why?')
  expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/questions')).toBe(false)
})

test('what the server refuses stands beside its field, and the words stay', async () => {
  await open(
    {
      'POST /api/questions': {
        status: 400,
        body: { code: 'invalid_input', message: 'Not quite', fields: { title: 'That is no question' } },
      },
    },
    '/question/ask?category=science',
  )
  await title().fill('How far away is the moon?')
  await page.getByRole('button', { name: 'Ask question' }).click()
  await expect.element(title()).toHaveAccessibleDescription(/That is no question/)
  await expect.element(title()).toHaveValue('How far away is the moon?')
})

test('while typing, what was asked before is offered; one click upvotes it and leads there', async () => {
  const q = 'How far away is the moon'
  const calls = await open({
    [`/api/questions/similar?q=${q.replaceAll(' ', '+')}`]: {
      body: [cardOf(3, { title: 'How far is the moon?', hasAccepted: true, answers: 4 })],
    },
    'POST /api/questions/3/vote': { body: { score: 4, vote: 1, canChange: true } },
  })
  await title().fill('How far')
  await title().fill(q)
  await expect.element(page.getByRole('heading', { name: 'Similar questions' })).toBeVisible()
  // Two words are too few to look for anything.
  expect(calls.filter(({ path }) => path.includes('/similar'))).toHaveLength(1)
  await expect.element(page.getByText('4 answers, solved')).toBeVisible()
  await page.getByRole('button', { name: 'Answers my question: How far is the moon?' }).click()
  await eventually(() => locationStore.get().path).toBe('/question/3')
  expect(calls.find(({ path }) => path === '/api/questions/3/vote')?.body).toEqual({ value: 1 })
})

test('one’s own question, which cannot be voted on, is opened all the same', async () => {
  await open({
    '/api/questions/similar?q=How+far+away+is+it': { body: [cardOf(3)] },
    'POST /api/questions/3/vote': { status: 403, body: { code: 'not_allowed', message: 'It is yours' } },
  })
  await title().fill('How far away is it')
  await page.getByRole('button', { name: /^Answers my question/ }).click()
  await eventually(() => locationStore.get().path).toBe('/question/3')
})

test('a draft is there again, on this device or another', async () => {
  await open({
    'GET /api/drafts/question/new': {
      body: {
        kind: 'question',
        key: 'new',
        version: 2,
        content: { title: 'How do bees find home?', category: 'science', tags: ['bees'], language: 'my' },
        updatedAt: '2026-11-14T08:00:00.000Z',
        older: null,
      },
    },
  })
  await expect.element(title()).toHaveValue('How do bees find home?')
  await expect.element(page.getByRole('radio', { name: 'Science' })).toBeChecked()
})

test('a visitor is asked to sign in first', async () => {
  await renderPart(<AskPage />, { at: '/question/ask' })
  await expect.element(page.getByRole('heading', { name: 'Sign in to ask' })).toBeVisible()
})

test('what was folded away stays open while it is put right', async () => {
  await open(
    {
      'POST /api/questions': {
        status: 400,
        body: { code: 'invalid_input', message: 'Not quite', fields: { tags: 'Not that tag' } },
      },
    },
    '/question/ask?category=science',
  )
  await title().fill('How far away is the moon?')
  await page.getByRole('button', { name: 'Ask question' }).click()
  const tags = page.getByRole('combobox', { name: 'Tags' })
  await expect.element(tags).toHaveFocus()
  await userEvent.keyboard('moon{Enter}')
  await expect.element(tags).toBeVisible()
  await expect.element(tags).toHaveFocus()
  await expect.element(page.getByText('Not that tag')).not.toBeInTheDocument()
})

test('while one similar question is taken, the others wait', async () => {
  let go = (): void => {}
  const voted = new Promise<void>((resolve) => (go = resolve))
  await open({
    '/api/questions/similar?q=How+far+away+is+it': {
      body: [cardOf(3, { title: 'How far is Mars?' }), cardOf(4, { title: 'How far is Venus?' })],
    },
    'POST /api/questions/3/vote': async () => {
      await voted
      return { body: { score: 4, vote: 1, canChange: true } }
    },
  })
  await title().fill('How far away is it')
  await expect
    .element(page.getByRole('link', { name: 'How far is Mars? (opens in a new tab)' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Answers my question: How far is Mars?' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Answers my question: How far is Venus?' }))
    .toBeDisabled()
  go()
  await eventually(() => locationStore.get().path).toBe('/question/3')
})
