import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { IqItem } from '../../contract/iq.ts'
import { pass } from '../testing/clock.ts'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { itemOf, NEXT, seriesOf, STATUS, statusOf, TAB } from './iq-testing.ts'
import { TakePage } from './take-page.tsx'
import { ownTab } from './take/tab.ts'

beforeEach(async () => {
  sessionStorage.setItem('iq-tab', TAB)
  await ownTab()
})
afterEach(leaveApp)

const TIMES = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] as const
const ANSWER = '/api/iq/answer'
const title = () => document.querySelector('h1')?.textContent
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()

function type(text: string): void {
  const field = document.querySelector<HTMLInputElement>('input:not([type=radio])')
  // React listens to what the field itself sets.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

const cases: [string, IqItem, () => void, Record<string, unknown>, RegExp][] = [
  ['nothing is chosen', itemOf(), () => {}, { choice: null }, /it’s only one item/],
  [
    'an option is chosen',
    itemOf(),
    () => document.querySelectorAll('input')[4]?.click(),
    { choice: 4 },
    /Your answer was sent\./,
  ],
  ['a number is typed', seriesOf(7), () => type('-12'), { number: -12 }, /Your answer was sent\./],
  ['no whole number is typed', seriesOf(7), () => type('-'), { number: null }, /it’s only one item/],
]

test.each(cases)(
  'when time is up and %s, that is sent once, and the next item waits to be asked for',
  async (...told) => {
    const [, item, answer, sent, said] = told
    vi.useFakeTimers({ toFake: [...TIMES] })
    let answered = 0
    const calls = await renderPart(<TakePage />, {
      user: SARI,
      at: '/iq-test/take',
      answers: {
        [STATUS]: { body: statusOf({ answered: 6 }) },
        [NEXT]: () => ({ body: { item: answered === 0 ? item : itemOf(8) } }),
        [ANSWER]: () => ({ body: { answered: 6 + ++answered, done: false } }),
        '/api/iq/event': { body: {} },
      },
    })
    const bodiesOf = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
    await pass(0)
    await pass(100_000)
    answer()
    await pass(78_500)
    expect(bodiesOf(ANSWER)).toEqual([])
    await pass(1500)
    await pass(0)
    expect(bodiesOf(ANSWER)).toMatchObject([{ tab: TAB, itemId: item.itemId, ...sent }])
    expect(title()).toBe('Time’s up for this item')
    expect(document.body.textContent).toMatch(said)
    // However long the rest takes, the clock of the next item doesn't start.
    await pass(600_000)
    expect(bodiesOf(NEXT)).toHaveLength(1)
    press('Continue')
    await pass(0)
    await pass(0)
    expect(title()).toBe('Item 8: Complete the pattern')
    expect(document.querySelectorAll('input:checked')).toHaveLength(0)
    expect(bodiesOf(ANSWER)).toHaveLength(1)
  },
)
