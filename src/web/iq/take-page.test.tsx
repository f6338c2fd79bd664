import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { IqItem } from '../../contract/iq.ts'
import { pass, setHidden, showTab } from '../testing/clock.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer, SentCall } from '../testing/stand-ins.ts'
import { ATTEMPT, itemOf, lookAt, NEXT, RESULT, seriesOf, STATUS, statusOf, TAB } from './iq-testing.ts'
import { ownTab } from './take/tab.ts'
import { TakePage } from './take-page.tsx'

beforeEach(async () => {
  sessionStorage.setItem('iq-tab', TAB)
  await ownTab()
})
afterEach(async () => {
  showTab()
  await page.viewport(1440, 900)
  await leaveApp()
})

type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>
const refusal = (status: number, code: string): Answer => ({ status, body: { code, message: code } })

/** A server that serves these items in turn, the same one until it is answered. */
async function take(items: IqItem[], answers: Answers = {}): Promise<SentCall[]> {
  let answered = 0
  return renderPart(<TakePage />, {
    user: SARI,
    at: '/iq-test/take',
    answers: {
      [STATUS]: { body: statusOf({ answered: 6 }) },
      [NEXT]: () => ({ body: { item: items[answered] ?? null } }),
      '/api/iq/answer': () => ({ body: { answered: 7 + answered, done: ++answered === items.length } }),
      '/api/iq/event': { body: {} },
      '/api/iq/finish': { body: { result: RESULT } },
      ...answers,
    },
  })
}

const sent = (calls: SentCall[]) =>
  calls.filter(({ path }) => path === '/api/iq/answer').map(({ body }) => body as Record<string, unknown>)
const TIMES = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] as const
const title = (name: string) => page.getByRole('heading', { level: 1, name })
const asked = (calls: SentCall[]) => calls.filter(({ path }) => path === NEXT).length
const option = (number: number) => page.getByRole('radio', { name: `Answer ${number}` })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('[S2.2-7] an item shows its figures, eight answers and how far one is', async () => {
  await take([itemOf(), itemOf(8)])
  await expect.element(title('Complete the pattern')).toBeVisible()
  expect(
    page.getByRole('img', { name: 'The figures of this item' }).element().querySelectorAll('svg'),
  ).toHaveLength(8)
  expect(page.getByRole('radio').elements()).toHaveLength(8)
  await expect.element(page.getByText('Item 7 of up to 30')).toBeVisible()
  await expect.element(page.getByText('Up to 3 min each')).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '6')
  await expect.element(page.getByRole('progressbar', { name: 'Time left' })).not.toBeInTheDocument()
  // Nothing else of the site is around it.
  expect(page.getByRole('navigation').elements()).toEqual([])
})

test('the keyboard alone is enough: numbers choose, arrows go on, Enter sends', async () => {
  const calls = await take([itemOf(), seriesOf()])
  await expect.element(title('Complete the pattern')).toHaveFocus()
  await userEvent.keyboard('4')
  await expect.element(option(4)).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(option(5)).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.element(title('Continue the series')).toBeVisible()
  expect(sent(calls)[0]).toMatchObject({ tab: TAB, itemId: itemOf().itemId, choice: 4 })
  const field = page.getByRole('textbox', { name: 'Next number' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/^Item 8: −1\s?, 2\s?, 5\s?, 8\s?, missing number$/)
  await userEvent.keyboard('-11{Enter}')
  await eventually(() => location.hash).toBe('#/iq-test')
  expect(sent(calls)[1]).toMatchObject({ itemId: seriesOf().itemId, number: -11 })
  expect(calls.find(({ path }) => path === '/api/iq/finish')?.body).toEqual({ tab: TAB })
})

test('nothing is sent without an answer; “I don’t know” is one', async () => {
  const calls = await take([itemOf(), seriesOf(), itemOf(9)])
  await button('Next').click()
  await expect.element(page.getByText(/^Choose an answer first/)).toBeVisible()
  expect(sent(calls)).toEqual([])
  await button('I don’t know').click()
  await expect.element(title('Continue the series')).toBeVisible()
  await page.getByRole('textbox', { name: 'Next number' }).fill('eleven')
  await button('Next').click()
  await expect.element(page.getByText('Type a whole number, such as 42 or -7.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Next number' }).fill('7')
  await button('Change sign').click()
  await button('Next').click()
  await expect.element(title('Complete the pattern')).toBeVisible()
  expect(sent(calls).map(({ choice, number }) => [choice, number])).toEqual([
    [null, undefined],
    [undefined, -7],
  ])
})

test('a pause comes after the item, and the next one is not asked for before', async () => {
  const calls = await take([itemOf(), itemOf(8)])
  await button('Pause after this item').click()
  await expect.element(page.getByText(/^You’ll have a break after this item/)).toBeVisible()
  await option(1).click()
  await button('Next').click()
  await expect.element(title('Take a break')).toHaveFocus()
  expect(calls.filter(({ path }) => path === NEXT)).toHaveLength(1)
  await button('Continue').click()
  await expect.element(page.getByText('Item 8', { exact: true })).toBeVisible()
  await expect.element(button('Pause after this item')).toHaveAttribute('aria-pressed', 'false')
})

test('the last half minute shows, is said once, and what was chosen is sent at its end', async () => {
  vi.useFakeTimers({ toFake: [...TIMES] })
  const calls = await take([itemOf(), itemOf(8)])
  await pass(0)
  const bar = () => document.querySelector('[aria-label="Time left"]')
  const timer = () => document.querySelector('[role=timer]')
  await pass(148_000)
  expect(bar()).toBeNull()
  await pass(2000)
  expect(['30', '29']).toContain(bar()?.getAttribute('value'))
  // It can be read, and nobody hears it count.
  expect(bar()?.closest('[aria-hidden]')).not.toBeNull()
  expect(timer()?.getAttribute('aria-live')).toBe('off')
  expect(timer()?.textContent).toMatch(/^Time left: (30|29) s$/)
  const told = () =>
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent)
      .filter(Boolean)
  expect(told()).toEqual(['30 seconds left for this item'])
  await pass(10_000)
  expect(['20', '19']).toContain(bar()?.getAttribute('value'))
  expect(told()).toEqual(['30 seconds left for this item'])
  document.querySelectorAll('input')[2]?.click()
  await pass(20_000)
  await pass(0)
  expect(sent(calls)).toMatchObject([{ choice: 2 }])
  await expect.element(title('Time’s up for this item')).toBeVisible()
  await expect.element(page.getByText(/^Your answer was sent\./)).toBeVisible()
  expect(calls.filter(({ path }) => path === NEXT)).toHaveLength(1)
})

test('an item whose time went by while one was away is not answered in their place', async () => {
  const calls = await take([itemOf(7, { remainingMs: 0 }), itemOf(8)])
  await expect.element(title('Time’s up for this item')).toBeVisible()
  expect(sent(calls)).toMatchObject([{ itemId: itemOf().itemId, choice: null }])
  await button('Continue').click()
  await expect.element(page.getByText('Item 8', { exact: true })).toBeVisible()
})

const KEPT = { itemId: itemOf().itemId, choice: 6, clientMs: 9000, blurCount: 0, blurMs: 0 }

test('without a line the answer waits on the device and is sent when the line is back', async () => {
  let isCut = true
  const calls = await take([itemOf(), itemOf(8)], {
    '/api/iq/answer': () => {
      if (isCut) throw new TypeError('Failed to fetch')
      return { body: { answered: 7, done: false } }
    },
    [NEXT]: () => ({ body: { item: isCut ? itemOf() : itemOf(8) } }),
  })
  await option(2).click()
  await button('Next').click()
  await expect.element(page.getByText(/^No connection. Your answer is saved on this device/)).toBeVisible()
  await expect.element(option(2)).toBeDisabled()
  expect(JSON.parse(localStorage.getItem('iq-answer') ?? '')).toMatchObject({ choice: 1 })
  await expect.element(button('Try now')).toHaveFocus()
  isCut = false
  dispatchEvent(new Event('online'))
  // The next clock does not start by itself.
  await expect.element(title('Your answer was sent')).toHaveFocus()
  expect(asked(calls)).toBe(1)
  expect(sent(calls).at(-1)).toMatchObject({ itemId: itemOf().itemId, choice: 1 })
  await button('Continue').click()
  await expect.element(page.getByText('Item 8', { exact: true })).toBeVisible()
  expect(localStorage.getItem('iq-answer')).toBeNull()
})

test('after a reload what waits is sent first, then the next item comes', async () => {
  localStorage.setItem('iq-answer', JSON.stringify({ ownerId: SARI.id, ...KEPT }))
  const calls = await take([itemOf(), itemOf(8)])
  await expect.element(page.getByText('Item 8', { exact: true })).toBeVisible()
  const order = calls.map(({ path }) => path).filter((path) => path !== STATUS)
  expect(order.slice(0, 2)).toEqual(['/api/iq/answer', NEXT])
  expect(sent(calls)).toEqual([{ tab: TAB, ...KEPT }])
})

test.each([404, 409, 400])(
  'an answer that is refused with %i is given up for what is next',
  async (status) => {
    localStorage.setItem('iq-answer', JSON.stringify({ ownerId: SARI.id, ...KEPT }))
    await take([itemOf(8)], { '/api/iq/answer': refusal(status, 'conflict') })
    await expect.element(page.getByText('Item 8', { exact: true })).toBeVisible()
    expect(localStorage.getItem('iq-answer')).toBeNull()
  },
)

test('too fast for the server, the answer is sent again a moment later', async () => {
  let tries = 0
  const calls = await take([itemOf(), itemOf(8)], {
    '/api/iq/answer': () =>
      ++tries === 1 ? refusal(429, 'too_many_requests') : { body: { answered: 7, done: false } },
    [NEXT]: () => ({ body: { item: tries > 1 ? itemOf(8) : itemOf() } }),
  })
  await option(1).click()
  await button('Next').click()
  await expect.element(page.getByText('Item 8', { exact: true })).toBeVisible()
  expect(sent(calls)).toHaveLength(2)
})

test('in another tab it is explained, and can be taken over here', async () => {
  let isHere = false
  const calls = await take([itemOf()], {
    [NEXT]: () => (isHere ? { body: { item: itemOf() } } : refusal(409, 'moved')),
    '/api/iq/start': () => {
      isHere = true
      return { body: ATTEMPT }
    },
  })
  await expect.element(title('Your test is open somewhere else')).toBeVisible()
  await button('Continue here').click()
  await expect.element(title('Complete the pattern')).toBeVisible()
  expect(calls.find(({ path }) => path === '/api/iq/start')?.body).toEqual({ consent: true, tab: TAB })
})

test.each([
  ['nothing is open', { [NEXT]: refusal(404, 'not_found') }, 0],
  ['it has lapsed', { [NEXT]: refusal(410, 'lapsed'), '/api/iq/finish': refusal(410, 'lapsed') }, 1],
  ['it has lapsed with enough answers', { [NEXT]: refusal(410, 'lapsed') }, 1],
  ['all is answered', { [NEXT]: { body: { item: null } } }, 1],
])('when %s, /iq-test says what there is', async (_, answers, finishes) => {
  const calls = await take([], answers)
  await eventually(() => location.hash).toBe('#/iq-test')
  expect(calls.filter(({ path }) => path === '/api/iq/finish')).toHaveLength(finishes)
})

test('what could not be loaded is asked for again', async () => {
  let status = 500
  await take([itemOf()], { [NEXT]: () => ({ status, body: status === 200 ? { item: itemOf() } : {} }) })
  await expect.element(title('Couldn’t load the next item.')).toHaveFocus()
  status = 200
  await button('Try again').click()
  await expect.element(title('Complete the pattern')).toBeVisible()
})

test('whoever was signed out is told that their place is saved', async () => {
  await take([], { [NEXT]: refusal(401, 'not_signed_in') })
  await expect.element(title('You’ve been signed out')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a visitor is asked to sign in', async () => {
  const calls = await renderPart(<TakePage />, { at: '/iq-test/take' })
  await expect.element(title('Sign in to take the IQ test')).toBeVisible()
  expect(calls).toEqual([])
})

test('leaving the page is counted, and on the return the server tells the time that is left', async () => {
  let remainingMs = 180_000
  const calls = await take([itemOf(), itemOf(8)], {
    [lookAt(itemOf().itemId)]: () => ({ body: { item: itemOf(7, { remainingMs }) } }),
    '/api/iq/answer': { body: { answered: 7, done: true } },
  })
  await expect.element(title('Complete the pattern')).toBeVisible()
  remainingMs = 12_000
  setHidden(true)
  setHidden(false)
  await expect.element(page.getByRole('timer')).toBeInTheDocument()
  expect(asked(calls)).toBe(1)
  await option(1).click()
  await button('Next').click()
  await eventually(() => sent(calls).length).toBe(1)
  expect(sent(calls)[0]).toMatchObject({ blurCount: 1 })
  const events = calls.filter(({ path }) => path === '/api/iq/event').map(({ body }) => body)
  expect(events).toMatchObject([{ type: 'blur' }, { type: 'focus' }])
})

test('on the narrowest phone nothing is wider than the screen, and answers are large enough to press', async () => {
  await page.viewport(320, 640)
  await take([itemOf(), itemOf(8)])
  await expect.element(title('Complete the pattern')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  for (const radio of page.getByRole('radio').elements()) {
    const { width, height } = radio.closest('label')?.getBoundingClientRect() ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})
