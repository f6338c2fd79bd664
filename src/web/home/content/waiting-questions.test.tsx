import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drawn, pass, stopClock } from '../../testing/clock.ts'
import { questionCard, questionPage } from '../../testing/questions.ts'
import { eventually, leaveApp, renderPart } from '../../testing/render-app.tsx'
import { SideColumn } from './side-column.tsx'
import { WaitingQuestions } from './waiting-questions.tsx'

afterEach(leaveApp)

const QUESTIONS = '/api/questions?tab=unanswered&limit=3'
const block = page.getByRole('region', { name: 'Can you answer these?' })

test('the home page names questions that no one has answered, and the way to all of them', async () => {
  const waiting = [questionCard(5), questionCard(4, { title: 'Apa itu DNA?', language: 'id' })]
  await renderPart(<WaitingQuestions />, { answers: { [QUESTIONS]: questionPage(waiting) } })
  await expect.element(block.getByRole('link', { name: 'Question 5' })).toHaveAttribute('href', '/question/5')
  await expect.element(block.getByRole('link', { name: 'Apa itu DNA?' })).toHaveAttribute('lang', 'id')
  await expect
    .element(block.getByRole('link', { name: 'All unanswered' }))
    .toHaveAttribute('href', '/question?tab=unanswered')
  expect(block.getByRole('listitem').elements()).toHaveLength(2)
})

test('only in languages that its reader reads', async () => {
  localStorage.setItem('reading-languages', 'reading=my-id')
  const calls = await renderPart(<WaitingQuestions />, {
    answers: { '/api/questions?tab=unanswered&reading=my-id&limit=3': questionPage([questionCard(5)]) },
  })
  await expect.element(block).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('where there are none, or none arrived, there is nothing', async () => {
  for (const answer of [questionPage([]), { status: 500 }]) {
    const calls = await renderPart(<WaitingQuestions />, { answers: { [QUESTIONS]: answer } })
    await eventually(() => calls.length).toBeGreaterThan(0)
    await expect.element(block).not.toBeInTheDocument()
    await leaveApp()
  }
})

test('what was answered or closed meanwhile is not named any more', async () => {
  const waiting = [
    questionCard(5, { answers: 1 }),
    questionCard(4, { status: 'closed' }),
    questionCard(3, { title: 'Still waiting' }),
  ]
  await renderPart(<WaitingQuestions />, { answers: { [QUESTIONS]: questionPage(waiting) } })
  await expect.element(block.getByRole('link', { name: 'Still waiting' })).toBeVisible()
  expect(block.getByRole('listitem').elements()).toHaveLength(1)
})

test('it is asked for when it comes near or the page is at rest, and never on a phone, which shows no column', async () => {
  const asked = (calls: { path: string }[]) => calls.filter(({ path }) => path === QUESTIONS).length
  const answers = { [QUESTIONS]: questionPage([questionCard(5)]) }
  const calls = await renderPart(<SideColumn />, { answers })
  document.querySelector('aside')?.lastElementChild?.scrollIntoView()
  await expect.element(block).toBeVisible()
  expect(asked(calls)).toBe(1)
  await leaveApp()
  await page.viewport(1440, 300)
  stopClock()
  const atRest = await renderPart(<SideColumn />, { answers })
  await drawn()
  expect(asked(atRest)).toBe(0)
  await pass(1000)
  vi.useRealTimers()
  await eventually(() => asked(atRest)).toBe(1)
  await leaveApp()
  await page.viewport(390, 844)
  stopClock()
  const onPhone = await renderPart(<SideColumn />, { answers })
  await pass(2000)
  vi.useRealTimers()
  expect(asked(onPhone)).toBe(0)
  await page.viewport(1440, 900)
})
