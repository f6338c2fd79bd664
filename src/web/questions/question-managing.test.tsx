import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ASKABLE, CONSENTED } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { QuestionPage } from './question-page.tsx'
import {
  answerOf,
  asking,
  cardOf,
  NOT_FOUND,
  OWN,
  questionOf,
  type ServerAnswers,
} from './questions-testing.ts'

afterEach(leaveApp)

const open = (answers: ServerAnswers, user?: typeof SARI) =>
  renderPart(<QuestionPage params={{ id: '5' }} />, { at: '/question/5', user, answers })

const answerBy = (name: string) => page.getByRole('article', { name: `Answer by ${name}` })

test('who has the Honor closes a question as a duplicate, and what is refused is told beside it', async () => {
  let isCycle = true
  const asked = questionOf(5, { title: 'Why is the sea so salty?', answers: 0 })
  const calls = await open(
    {
      ...asking(asked, [], { canClose: true }),
      '/api/questions/similar?q=Why+is+the+sea+so+salty%3F': {
        body: [cardOf(2, { title: 'Why so salty?' }), cardOf(5)],
      },
      'POST /api/questions/5/close': () =>
        isCycle
          ? {
              status: 400,
              body: { code: 'invalid_input', message: 'No', fields: { duplicateOf: 'A circle' } },
            }
          : {
              body: {
                ...asked,
                status: 'duplicate',
                closeReason: 'duplicate',
                duplicateOf: { id: 2, title: 'Why so salty?', language: 'en' },
              },
            },
    },
    SARI,
  )
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Vote to close' }).click()
  await page.getByRole('button', { name: 'Vote to close' }).click()
  await expect.element(page.getByText('Please choose a reason.')).toBeVisible()
  await page.getByRole('radio', { name: /^Duplicate/ }).click()
  await page.getByRole('button', { name: 'Vote to close' }).click()
  await expect.element(page.getByText(/^Please choose the original/)).toBeVisible()
  await page.getByRole('radio', { name: 'Why so salty?' }).click()
  await page.getByRole('button', { name: 'Vote to close' }).click()
  await expect.element(page.getByText('A circle')).toBeVisible()
  // It was said of that number, not of another.
  await page.getByRole('textbox', { name: 'The original question' }).fill('3')
  await expect.element(page.getByText('A circle')).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Why so salty?' }).click()
  isCycle = false
  await page.getByRole('button', { name: 'Vote to close' }).click()
  await expect.element(page.getByText(/^Asked before/)).toBeVisible()
  expect(calls.find(({ path }) => path.endsWith('/close'))?.body).toEqual({
    reason: 'duplicate',
    duplicateOf: 2,
  })
})

test('a closed question is reopened', async () => {
  const closed = questionOf(5, { status: 'closed', closeReason: 'too-broad', answers: 0 })
  await open(
    {
      ...asking(closed, [], { canClose: true }),
      'POST /api/questions/5/reopen': { body: { ...closed, status: 'open', closeReason: null } },
    },
    SARI,
  )
  await page.getByRole('button', { name: 'Vote to reopen' }).click()
  await eventually(() => shownToast()?.title).toBe('Question reopened')
  await expect.element(page.getByRole('button', { name: 'Post answer' })).toBeVisible()
})

test('one’s own question is edited, and deleted and restored', async () => {
  const asked = questionOf(5, { author: OWN, answers: 0, title: 'Why is the sea salty?' })
  const calls = await open(
    {
      ...asking(asked, [], { canEdit: true, canDelete: true }),
      'GET /api/drafts/question/edit-5': NOT_FOUND,
      'DELETE /api/drafts/question/edit-5': { body: { done: true } },
      'PATCH /api/questions/5': {
        body: { ...asked, title: 'Why is the sea so salty?', editedAt: '2026-11-15T00:00:00.000Z' },
      },
      'DELETE /api/questions/5': { body: { id: 5, restorableUntil: '2026-12-15T00:00:00.000Z' } },
      'POST /api/questions/5/restore': { body: asked },
    },
    SARI,
  )
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Your question' }).fill('Why is the sea so salty?')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Why is the sea so salty?' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: /see earlier versions/ })).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    title: 'Why is the sea so salty?',
  })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByText(/^This question is in the trash/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Why is the sea salty?' })).toBeVisible()
})

test('a question that cannot be deleted stays as it is, and says why', async () => {
  let refuse = (): void => {}
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  const calls = await open(
    {
      ...asking(questionOf(5, { author: OWN, answers: 1 }), [answerOf(2)], { canDelete: true }),
      'DELETE /api/questions/5': async () => {
        await refused
        return { status: 409, body: { code: 'conflict', message: 'Others have answered' } }
      },
    },
    SARI,
  )
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await eventually(() => calls.some(({ method }) => method === 'DELETE')).toBe(true)
  await expect.element(answerBy('Hana Yusof')).toBeVisible()
  refuse()
  await eventually(() => shownToast()?.description).toBe('Others have answered')
  await expect.element(answerBy('Hana Yusof')).toBeVisible()
})

test('what it said before is in its history', async () => {
  await open({
    ...asking(questionOf(5, { answers: 0, editedAt: '2026-11-15T00:00:00.000Z' })),
    '/api/questions/5/history': {
      body: {
        items: [{ id: 1, title: 'Why hard?', content: '', nodes: [], createdAt: '2026-11-14T08:00:00.000Z' }],
        retags: [],
      },
    },
  })
  await page.getByRole('button', { name: /see earlier versions/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Why hard?' })).toBeVisible()
})

test('who has the Honor changes the tags of somebody else’s question, and its history names them', async () => {
  const asked = questionOf(5, { answers: 0, tags: ['stars'] })
  const calls = await open(
    {
      ...asking(asked, [], { canRetag: true }),
      '/api/tags?q=sky': { body: { items: [] } },
      'PATCH /api/questions/5': { body: { ...asked, tags: ['stars', 'sky'], isRetagged: true } },
      '/api/questions/5/history': {
        body: {
          items: [],
          retags: [
            {
              id: 1,
              editor: OWN,
              before: ['stars'],
              after: ['stars', 'sky'],
              createdAt: '2026-11-15T08:00:00.000Z',
            },
          ],
        },
      },
    },
    SARI,
  )
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Change tags' }).click()
  await page.getByRole('combobox', { name: 'Tags' }).fill('sky')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Save tags' }).click()
  await eventually(() => shownToast()?.title).toBe('Tags saved')
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ tags: ['stars', 'sky'] })
  await expect.element(page.getByRole('link', { name: '#sky' })).toBeVisible()
  await page.getByRole('button', { name: /see earlier versions/ }).click()
  await expect.element(page.getByText('From #stars to #stars #sky')).toBeVisible()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Sari Wijaya' })).toBeVisible()
})

test('an adult question says nothing until the age is proved', async () => {
  let hasConsent = false
  const answers: ServerAnswers = {
    ...asking(questionOf(5, { answers: 0 })),
    '/api/nsfw': () => ({ body: hasConsent ? CONSENTED : ASKABLE }),
    '/api/nsfw/consent': () => {
      hasConsent = true
      return { body: CONSENTED }
    },
    '/api/questions/5': () =>
      hasConsent
        ? { body: questionOf(5, { isNsfw: true, answers: 0 }) }
        : { status: 403, body: { code: 'consent_required', message: 'How old?' } },
  }
  const asked = (
    <main id="main" tabIndex={-1}>
      <QuestionPage params={{ id: '5' }} />
    </main>
  )
  await renderPart(asked, { at: '/question/5', answers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Adult content' })).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Why is question 5 hard?' })).toBeVisible()
  // Of what was pressed nothing is left; whoever reads on does so from the top.
  await eventually(() => document.activeElement?.id).toBe('main')
  // What stands in the tab may be seen by others.
  expect(document.title).toBe('Question / Cendekia')
})

test('one’s own answer is edited in its place, and deleted with a way back', async () => {
  const mineAnswer = answerOf(3, { author: OWN })
  let isDeleted = false
  await open(
    {
      ...asking(questionOf(5, { answers: 1 }), [mineAnswer], { answerId: 3 }),
      'GET /api/answers/3': () => ({ body: isDeleted ? { ...mineAnswer, state: 'deleted' } : mineAnswer }),
      'GET /api/drafts/answer/edit-3': NOT_FOUND,
      'DELETE /api/drafts/answer/edit-3': { body: { done: true } },
      'PATCH /api/answers/3': {
        body: { ...mineAnswer, ...answerOf(3, { author: OWN, content: 'Said better.' }) },
      },
      'DELETE /api/answers/3': () => {
        isDeleted = true
        return { body: { id: 3, restorableUntil: '2026-12-15T00:00:00.000Z' } }
      },
    },
    SARI,
  )
  await page.getByRole('button', { name: 'More about Sari Wijaya’s answer' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Said better.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(answerBy('Sari Wijaya')).toHaveTextContent('Said better.')
  await page.getByRole('button', { name: 'More about Sari Wijaya’s answer' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByText(/^You deleted your answer/)).toBeVisible()
  await expect.element(answerBy('Sari Wijaya')).not.toBeInTheDocument()
})
