import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { QuestionPage } from './question-page.tsx'
import { asking, questionOf } from './questions-testing.ts'

afterEach(leaveApp)

async function cite(changes: Parameters<typeof questionOf>[1], language: 'en' | 'id' = 'en'): Promise<void> {
  await renderPart(<QuestionPage params={{ id: '5' }} />, {
    at: '/question/5',
    language,
    answers: asking(questionOf(5, changes), []),
  })
  await page.getByRole('button', { name: language === 'en' ? 'More actions' : 'Tindakan lain' }).click()
  await page.getByRole('menuitem', { name: language === 'en' ? 'Cite this' : 'Kutip halaman ini' }).click()
}

test('a question is cited with the day of its last edit and the day it was read, since it may change', async () => {
  await cite({ title: 'Why is the sea salty?', editedAt: '2026-11-16T08:00:00.000Z' })
  await expect
    .element(
      page.getByText(
        /^Hartono, B\. \(2026, November 16\)\. Why is the sea salty\? \[Question\]\. Cendekia\. Retrieved .+, from http.+\/question\/5$/,
      ),
    )
    .toBeVisible()
  await expect.element(page.getByText(/urldate {6}= \{\d{4}-\d\d-\d\d\}/)).toBeVisible()
})

test('one whose asker has left names nobody, in the reader’s language', async () => {
  await cite({ title: 'Mengapa laut asin?', author: null }, 'id')
  await expect
    .element(
      page.getByText(/^\[Mantan anggota\]\. \(2026, 14 November\)\. Mengapa laut asin\? \[Pertanyaan\]\./),
    )
    .toBeVisible()
})
