import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { QuestionPage } from './question-page.tsx'
import { answerOf, asking, OWN, questionOf, type ServerAnswers } from './questions-testing.ts'

afterEach(leaveApp)

const open = (at: string, answers: ServerAnswers) =>
  renderPart(<QuestionPage params={{ id: '5' }} />, { at, user: SARI, answers })

/** What was begun on another device. */
const draftOf = (kind: 'question' | 'answer', key: string, content: Record<string, string>) => ({
  body: { kind, key, version: 1, content, updatedAt: '2026-11-14T08:00:00.000Z', older: null },
})

const SAVED = { body: { version: 2, updatedAt: '2026-11-14T08:01:00.000Z', hadNewer: false } }

test('whoever comes from an edit of their question that they have begun is in its form', async () => {
  await open('/question/5?edit=question', {
    ...asking(questionOf(5, { author: OWN, answers: 0 }), [], { canEdit: true }),
    'GET /api/drafts/question/edit-5': draftOf('question', 'edit-5', {
      title: 'Why is it so hard to tell?',
    }),
    'DELETE /api/drafts/question/edit-5': { body: { done: true } },
  })
  const dialog = page.getByRole('dialog', { name: 'Edit question' })
  await expect
    .element(dialog.getByRole('textbox', { name: 'Your question' }))
    .toHaveValue('Why is it so hard to tell?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an address does not open what is somebody else’s', async () => {
  await open('/question/5?answer=2&edit=answer', asking(questionOf(5, { answers: 1 }), [answerOf(2)]))
  await expect.element(page.getByText('What answer 2 says.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save changes' })).not.toBeInTheDocument()
})

test('likewise an edit of their answer', async () => {
  const own = answerOf(3, { author: OWN })
  await open('/question/5?answer=3&edit=answer', {
    ...asking(questionOf(5, { answers: 1 }), [own], { answerId: 3 }),
    '/api/answers/3': { body: own },
    '/api/drafts/answer/edit-3': draftOf('answer', 'edit-3', { content: 'Said better.' }),
  })
  const field = page.getByRole('textbox', { name: 'Your answer' })
  await expect.element(field).toHaveValue('Said better.')
  await expect.element(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
})

test('an answer that was begun is gone on with, also where the question takes none any more', async () => {
  const written = answerOf(9, { author: OWN, content: 'Because of the tides.' })
  await open('/question/5?edit=answer', {
    ...asking(questionOf(5, { answers: 0, status: 'closed', closeReason: 'unclear' })),
    'GET /api/drafts/answer/question-5': draftOf('answer', 'question-5', { content: 'Because of' }),
    'PUT /api/drafts/answer/question-5': SAVED,
    'DELETE /api/drafts/answer/question-5': { body: { done: true } },
    // It was opened again meanwhile.
    'POST /api/questions/5/answers': { body: written },
    'GET /api/answers/9': { body: written },
  })
  const field = page.getByRole('textbox', { name: 'Your answer' })
  await expect.element(field).toHaveValue('Because of')
  await eventually(() => document.activeElement).toBe(field.element())
  await field.fill('Because of the tides.')
  await page.getByRole('button', { name: 'Post answer' }).click()
  await expect.element(page.getByRole('article', { name: 'Answer by Sari Wijaya' })).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})
