import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pass, setHidden, showTab } from '../testing/clock.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer, SentCall } from '../testing/stand-ins.ts'
import { itemOf, lookAt, NEXT, RESULT, STATUS, statusOf, TAB } from './iq-testing.ts'
import { TakePage } from './take-page.tsx'
import { ownTab } from './take/tab.ts'

beforeEach(async () => {
  sessionStorage.setItem('iq-tab', TAB)
  await ownTab()
})
afterEach(async () => {
  showTab()
  await leaveApp()
})

const TIMES = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] as const
const ANSWER = '/api/iq/answer'
const KEPT = { ownerId: SARI.id, itemId: itemOf().itemId, choice: 6, clientMs: 9000, blurCount: 0, blurMs: 0 }
const refusal = (status: number, code: string): Answer => ({ status, body: { code, message: code } })
const taken: Answer = { body: { answered: 7, done: false } }
const title = (name: string) => page.getByRole('heading', { level: 1, name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const kept = () => localStorage.getItem('iq-answer')
const countOf = (calls: SentCall[], path: string) => calls.filter((sent) => sent.path === path).length

type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>

async function take(answers: Answers = {}): Promise<SentCall[]> {
  return renderPart(<Leaving />, {
    user: SARI,
    at: '/iq-test/take',
    answers: {
      [STATUS]: { body: statusOf({ answered: 6 }) },
      [NEXT]: { body: { item: itemOf() } },
      [ANSWER]: taken,
      '/api/iq/event': { body: {} },
      '/api/iq/finish': { body: { result: RESULT } },
      ...answers,
    },
  })
}

function Leaving() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <button onClick={() => setThere(false)}>Leave</button>
      {isThere && <TakePage />}
    </>
  )
}

async function giveAnswer(): Promise<void> {
  await page.getByRole('radio', { name: 'Answer 2' }).click()
  await button('Next').click()
}

test('whoever leaves while the answer is on its way starts no other clock', async () => {
  let arrive: (answer: Answer) => void = () => {}
  const calls = await take({ [ANSWER]: () => new Promise<Answer>((done) => (arrive = done)) })
  await giveAnswer()
  await eventually(() => countOf(calls, ANSWER)).toBe(1)
  await button('Leave').click()
  arrive(taken)
  await eventually(kept).toBeNull()
  await new Promise((done) => setTimeout(done, 50))
  expect(countOf(calls, NEXT)).toBe(1)
})

test('a tab that is out of sight gets no next item by itself', async () => {
  let arrive: (answer: Answer) => void = () => {}
  const calls = await take({
    [ANSWER]: () => new Promise<Answer>((done) => (arrive = done)),
    [lookAt(itemOf().itemId)]: { body: { item: null } },
  })
  await giveAnswer()
  await eventually(() => countOf(calls, ANSWER)).toBe(1)
  setHidden(true)
  arrive(taken)
  await expect.element(title('Take a break')).toBeVisible()
  expect(countOf(calls, NEXT)).toBe(1)
})

test('a line that comes back asks for no item by itself', async () => {
  let status = 500
  const calls = await take({ [NEXT]: () => ({ status, body: status === 200 ? { item: itemOf() } : {} }) })
  await expect.element(title('Couldn’t load the next item.')).toBeVisible()
  status = 200
  dispatchEvent(new Event('online'))
  await new Promise((done) => setTimeout(done, 50))
  expect(countOf(calls, NEXT)).toBe(1)
})

test('a call that is never answered is given up, and the answer is kept', async () => {
  vi.useFakeTimers({ toFake: [...TIMES] })
  let isHanging = true
  const calls = await take({
    [ANSWER]: () => (isHanging ? new Promise<Answer>(() => {}) : Promise.resolve(taken)),
  })
  await pass(0)
  document.querySelectorAll('input')[1]?.click()
  await pass(0)
  document.querySelector('form')?.requestSubmit()
  await pass(9000)
  expect(document.body.textContent).not.toContain('No connection.')
  await pass(1100)
  expect(document.body.textContent).toContain('No connection. Your answer is saved on this device')
  expect(kept()).not.toBeNull()
  isHanging = false
  await pass(1100)
  await pass(0)
  expect(document.querySelector('h1')?.textContent).toBe('Your answer was sent')
  expect(countOf(calls, ANSWER)).toBe(2)
})

test.each([503, 500, 403, 408])(
  'an answer that is refused with %i is kept, and it is our fault',
  async (status) => {
    let answer: Answer = refusal(status, 'unavailable')
    const calls = await take({ [ANSWER]: () => answer })
    await giveAnswer()
    await expect.element(page.getByText(/^We couldn’t save your answer\./)).toBeVisible()
    expect(kept()).not.toBeNull()
    answer = taken
    await button('Try now').click()
    await expect.element(title('Your answer was sent')).toBeVisible()
    expect(kept()).toBeNull()
    expect(countOf(calls, NEXT)).toBe(1)
  },
)

test('refused as too fast again and again, it says so and waits as long as the server says', async () => {
  vi.useFakeTimers({ toFake: [...TIMES] })
  const calls = await take({
    [ANSWER]: { ...refusal(429, 'too_many_requests'), headers: { 'Retry-After': '5' } },
  })
  await pass(0)
  document.querySelectorAll('input')[1]?.click()
  await pass(0)
  document.querySelector('form')?.requestSubmit()
  await pass(0)
  await pass(4000)
  expect(countOf(calls, ANSWER)).toBe(1)
  await pass(1500)
  expect(countOf(calls, ANSWER)).toBe(2)
  expect(document.body.textContent).not.toContain('We couldn’t save your answer')
  await pass(5500)
  expect(document.body.textContent).toContain('We couldn’t save your answer.')
})

test('signed out while answering, the answer is kept and sent after signing in', async () => {
  await take({ [ANSWER]: refusal(401, 'not_signed_in') })
  await giveAnswer()
  await expect.element(title('You’ve been signed out')).toBeVisible()
  expect(JSON.parse(kept() ?? '')).toMatchObject({ ownerId: SARI.id, choice: 1 })
  const left = kept() ?? ''
  await button('Leave').click()
  await leaveApp()
  localStorage.setItem('iq-answer', left)
  const calls = await take({ [NEXT]: { body: { item: itemOf(8) } } })
  await expect.element(page.getByText('Item 8', { exact: true }).first()).toBeVisible()
  expect(calls.find(({ path }) => path === ANSWER)?.body).toMatchObject({ choice: 1 })
})

test('another member’s answer is neither sent nor lost', async () => {
  localStorage.setItem('iq-answer', JSON.stringify({ ...KEPT, ownerId: 999 }))
  const calls = await take()
  await expect.element(title('Complete the pattern')).toBeVisible()
  expect(countOf(calls, ANSWER)).toBe(0)
  expect(JSON.parse(kept() ?? '')).toMatchObject({ ownerId: 999 })
})

test('a pause and a lost line end in one rest', async () => {
  let isCut = true
  const calls = await take({
    [ANSWER]: () => {
      if (isCut) throw new TypeError('Failed to fetch')
      return taken
    },
  })
  await button('Pause after this item').click()
  await giveAnswer()
  await expect.element(page.getByText(/^No connection\./)).toBeVisible()
  isCut = false
  await button('Try now').click()
  await expect.element(title('Your answer was sent')).toBeVisible()
  expect(countOf(calls, NEXT)).toBe(1)
})

test('when time is up without a line, it says afterwards that the item does not count as solved', async () => {
  vi.useFakeTimers({ toFake: [...TIMES] })
  let isCut = true
  const calls = await take({
    [NEXT]: { body: { item: itemOf(7, { remainingMs: 20_000 }) } },
    [ANSWER]: () => {
      if (isCut) throw new TypeError('Failed to fetch')
      return taken
    },
  })
  await pass(0)
  document.querySelectorAll('input')[1]?.click()
  await pass(0)
  document.querySelector('form')?.requestSubmit()
  await pass(5000)
  // The clock stays in sight: it decides.
  expect(document.querySelector('[role=timer]')?.textContent).toMatch(/^Time left: 1\d s$/)
  await pass(20_000)
  expect(document.querySelector('[role=timer]')?.textContent).toBe('Time left: 0 s')
  isCut = false
  dispatchEvent(new Event('online'))
  await pass(0)
  await pass(0)
  expect(document.querySelector('h1')?.textContent).toBe('Your answer was sent')
  expect(document.body.textContent).toContain('It reached us after this item’s time was up')
  expect(
    calls
      .filter(({ path }) => path === ANSWER)
      .every(({ body }) => (body as { choice: number }).choice === 1),
  ).toBe(true)
})

test('a score that fails once is asked for again', async () => {
  let status = 503
  const calls = await take({
    [NEXT]: { body: { item: null } },
    '/api/iq/finish': () => ({ status, body: status === 200 ? { result: RESULT } : {} }),
  })
  await expect.element(title('Couldn’t work out your score.')).toHaveFocus()
  status = 200
  await button('Try again').click()
  await eventually(() => location.hash).toBe('#/iq-test')
  expect(countOf(calls, NEXT)).toBe(1)
})

test('an item that was answered elsewhere is left for a rest, and no other begins', async () => {
  const calls = await take({ [lookAt(itemOf().itemId)]: { body: { item: null } } })
  await expect.element(title('Complete the pattern')).toBeVisible()
  dispatchEvent(new Event('focus'))
  await expect.element(title('Take a break')).toBeVisible()
  expect(countOf(calls, NEXT)).toBe(1)
})

test('an item that can not be drawn whole is not shown', async () => {
  await take({
    [NEXT]: { body: { item: itemOf(7, { stem: [{ w: 9, h: 9, prims: [{ t: 'p', d: 'M1e-7', f: 0 }] }] }) } },
  })
  await expect.element(title('Couldn’t load the next item.')).toBeVisible()
})
