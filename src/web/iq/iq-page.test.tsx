import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { IqResult } from '../../contract/iq.ts'
import { eventually, leaveApp, renderApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { SentCall } from '../testing/stand-ins.ts'
import { IqPage } from './iq-page.tsx'
import { ATTEMPT, itemOf, NEXT, RESULT, STATUS, statusOf, TAB } from './iq-testing.ts'
import type { IqStatus } from './iq-queries.ts'

beforeEach(() => sessionStorage.setItem('iq-tab', TAB))
afterEach(async () => {
  await page.viewport(1440, 900)
  await leaveApp()
})

const title = (name: string) => page.getByRole('heading', { level: 1, name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const START = '/api/iq/start'

const show = (status: IqStatus) =>
  renderPart(<IqPage />, { user: SARI, at: '/iq-test', answers: { [STATUS]: { body: status } } })

test('[S2.2-7] /iq-test tells a visitor what the test is, and how to get in', async () => {
  const calls = await renderApp('/iq-test')
  await expect.element(title('IQ test')).toBeVisible()
  await expect.element(page.getByText('Up to 30 items, usually 30 to 60 minutes')).toBeVisible()
  await expect.element(page.getByText('Some items don’t count')).toBeVisible()
  await expect.element(page.getByText(/^This is not a clinical IQ test\./)).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'How the test works' }))
    .toHaveAttribute('href', '/iq-test/about')
  await eventually(() => document.title).toBe('IQ test / Cendekia')
  expect(calls.map(({ path }) => path).filter((path) => path.includes('/iq/'))).toEqual([])
})

/** Chooses, agrees, and answers the examples with the keyboard. */
async function practise(): Promise<void> {
  await page.getByRole('checkbox', { name: /^I’ll take the test on my own/ }).click()
  await button('Start practice').click()
  await expect.element(page.getByText('Practice 1 of 3').first()).toBeVisible()
}

test('[S2.2-7] a member agrees, practises with three examples, and starts', async () => {
  const calls = await renderApp('/iq-test', {
    user: SARI,
    answers: {
      [STATUS]: { body: statusOf() },
      [START]: { body: { ...ATTEMPT, extraTime: true } },
      [NEXT]: { body: { item: itemOf(1) } },
    },
  })
  await button('Start practice').click()
  await expect.element(page.getByText('Tick this box to start.')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^I’ll take the test/ })).toHaveFocus()
  await page.getByRole('switch', { name: 'I need extra time' }).click()
  await practise()
  await expect.element(title('Complete the pattern')).toHaveFocus()
  await userEvent.keyboard('2{Enter}')
  await expect.element(page.getByText(/^Not quite\. The shape stays the same in every row/)).toBeVisible()
  await button('Continue').click()
  await expect.element(title('Continue the series')).toBeVisible()
  await userEvent.keyboard('48{Enter}')
  await expect.element(page.getByText(/^That’s right\. Every number is twice/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(title('Find the rotated shape')).toBeVisible()
  await userEvent.keyboard('3{Enter}')
  await expect.element(page.getByText(/^That’s right\. Answer 3/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(title('Ready to start?')).toHaveFocus()
  expect(calls.map(({ path }) => path)).not.toContain(START)
  await button('Start test').click()
  await eventually(() => location.hash).toBe('#/iq-test/take')
  await expect.element(page.getByText('Item 1', { exact: true })).toBeVisible()
  // Letters that lead elsewhere on the site do nothing here.
  const letter = new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true })
  document.body.dispatchEvent(letter)
  expect(letter.defaultPrevented).toBe(true)
  await expect.element(page.getByText('Up to 6 min each')).toBeVisible()
  expect(calls.find(({ path }) => path === START)?.body).toEqual({
    consent: true,
    tab: TAB,
    form: 'full',
    extraTime: true,
  })
})

test('the form for people who can’t use drawings has examples without any', async () => {
  await show(statusOf())
  await page.getByText('Number series only', { exact: true }).click()
  await practise()
  for (const [number, at] of [
    ['17', 2],
    ['48', 3],
  ] as const) {
    const field = page.getByRole('textbox', { name: 'Next number' })
    await expect.element(field).toHaveAccessibleDescription(/missing number$/)
    await field.fill(number)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^That’s right\./)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(`Practice ${at} of 3`).first()).toBeVisible()
  }
  await button('Back').click()
  await expect.element(page.getByText('Practice 2 of 3').first()).toBeVisible()
})

test('a refused start says why and can be tried again', async () => {
  await renderPart(<IqPage />, {
    user: SARI,
    at: '/iq-test',
    answers: {
      [STATUS]: { body: statusOf({ answered: 1 }) },
      [START]: { status: 403, body: { code: 'under_age', message: 'You have to be 13.' } },
    },
  })
  await expect
    .element(page.getByText(/^You’ve answered 1 item\. Your place is saved until Nov 24, 2026\./))
    .toBeVisible()
  await button('Continue').click()
  await expect.element(page.getByText('You have to be 13.')).toBeVisible()
})

test('an open test goes on in this tab', async () => {
  const calls = await renderPart(<IqPage />, {
    user: SARI,
    at: '/iq-test',
    answers: { [STATUS]: { body: statusOf({ answered: 6 }) }, [START]: { body: ATTEMPT } },
  })
  await expect.element(page.getByText(/^You’ve answered 6 items\./)).toBeVisible()
  await button('Continue').click()
  await eventually(() => location.hash).toBe('#/iq-test/take')
  expect(calls.find(({ path }) => path === START)?.body).toEqual({ consent: true, tab: TAB })
})

test.each([
  ['lapsed', null, 'wasn’t finished within 7 days, so there’s no score. You can start again.'],
  ['lapsed', '2026-12-17T08:00:00.000Z', 'You can start again from Dec 17, 2026.'],
  ['not-scored', null, 'wasn’t scored: too many answers were given too quickly'],
  ['void', null, 'A moderator has cancelled your last test'],
] as const)(
  'after a test that is %s (again: %s) it says what that means',
  async (state, mayStartAt, words) => {
    await show(statusOf({ state }, { mayStartAt }))
    await expect.element(page.getByText(words)).toBeVisible()
    if (mayStartAt === null) await expect.element(button('Start practice')).toBeVisible()
    else await expect.element(button('Start practice')).not.toBeInTheDocument()
  },
)

test('whoever is too young is told from which age on', async () => {
  await show(statusOf(null, { isOldEnough: false }))
  await expect.element(page.getByText(/^The test is for members aged 13 and over\./)).toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

test('what did not load is asked for again', async () => {
  let status = 500
  await renderPart(<IqPage />, {
    user: SARI,
    at: '/iq-test',
    answers: { [STATUS]: () => ({ status, body: status === 200 ? statusOf() : {} }) },
  })
  await expect.element(page.getByText('Couldn’t load your test.')).toBeVisible()
  status = 200
  await button('Try again').click()
  await expect.element(button('Start practice')).toBeVisible()
})

const showResult = (
  changes: Partial<IqResult> = {},
  language: 'en' | 'id' | 'my' = 'en',
): Promise<SentCall[]> =>
  renderPart(<IqPage />, {
    user: { ...SARI, iqTestTaken: true, iqScore: 112 },
    language,
    at: '/iq-test',
    answers: { '/api/iq/result': { body: { result: { ...RESULT, ...changes } } } },
  })

test('the result is told with its range, its place among others and its precision', async () => {
  await showResult()
  await expect.element(title('Your reasoning score')).toBeVisible()
  await expect.element(page.getByText('112', { exact: true })).toBeVisible()
  await expect.element(page.getByText('95% range 102 to 122')).toBeVisible()
  await expect
    .element(page.getByText('About 79 in 100 people would score lower (range 55 to 93).'))
    .toBeVisible()
  await expect
    .element(
      page.getByText('Provisional: when you took the test, question difficulty was still being calibrated.'),
    )
    .toBeVisible()
  await expect
    .element(page.getByText('21 questions, 5 kinds. Precision: SE 0.33, reliability about 0.89.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Privacy settings' }))
    .toHaveAttribute('href', '/settings?section=privacy')
  await expect.element(page.getByText(/^Read this score with caution/)).not.toBeInTheDocument()
})

test.each([
  [
    'en',
    'This is not a clinical IQ test. It was taken online without supervision, covers only non-verbal reasoning, and has no national norms. Sleep, screen, help and practice change it. Do not use it for diagnosis, school or work decisions.',
  ],
  [
    'id',
    'Ini bukan tes IQ klinis. Tes dikerjakan online tanpa pengawasan, hanya mengukur penalaran nonverbal, dan tidak memiliki norma nasional. Jangan gunakan untuk diagnosis atau keputusan sekolah maupun pekerjaan.',
  ],
  [
    'my',
    'Ini bukan ujian IQ klinikal. Ujian dibuat dalam talian tanpa pengawasan, hanya mengukur penaakulan bukan lisan, dan tiada norma kebangsaan. Jangan gunakan untuk diagnosis atau keputusan sekolah mahupun pekerjaan.',
  ],
] as const)('in %s every score stands with the same warning', async (language, words) => {
  await showResult({}, language)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

test('beyond the ends of the scale no number is told; caution and the one kind are', async () => {
  await showResult({
    score: 141,
    low: 133,
    high: 141,
    families: 1,
    form: 'series',
    validity: 'caution',
  })
  await expect.element(page.getByText('above 140', { exact: true })).toBeVisible()
  await expect.element(page.getByText('95% range 133 to above 140')).toBeVisible()
  await expect.element(page.getByText('Compared with a normal curve, not with other members.')).toBeVisible()
  await expect.element(page.getByText(/1 kind\. .* You took the number series only/)).toBeVisible()
  await expect.element(page.getByText(/^Read this score with caution/)).toBeVisible()
})

test('among enough members it says with how many it is compared', async () => {
  await showResult({ comparedWith: 12_345 })
  await expect.element(page.getByText('Compared with 12,345 members of this site.')).toBeVisible()
})

test('a result that was not there yet is asked for again', async () => {
  let result: IqResult | null = null
  await renderPart(<IqPage />, {
    user: { ...SARI, iqTestTaken: true, iqScore: 112 },
    at: '/iq-test',
    answers: {
      [STATUS]: { body: statusOf(null, { iqTestTaken: true }) },
      '/api/iq/result': () => ({ body: { result } }),
    },
  })
  await expect.element(page.getByText('We couldn’t find a result.')).toBeVisible()
  result = RESULT
  await button('Try again').click()
  await expect.element(page.getByText('112', { exact: true })).toBeVisible()
})

test('the practice names no button that it has not, and its letters lead nowhere', async () => {
  await show(statusOf())
  await practise()
  await button('Check answer').click()
  await expect.element(page.getByText('Choose an answer first.', { exact: true })).toBeVisible()
  const letter = new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true })
  document.body.dispatchEvent(letter)
  expect(letter.defaultPrevented).toBe(true)
})

test('a result that did not load is asked for again', async () => {
  let status = 500
  await renderPart(<IqPage />, {
    user: { ...SARI, iqTestTaken: true, iqScore: 112 },
    at: '/iq-test',
    answers: { '/api/iq/result': () => ({ status, body: status === 200 ? { result: RESULT } : {} }) },
  })
  await expect.element(page.getByText('Couldn’t load your result.')).toBeVisible()
  status = 200
  await button('Try again').click()
  await expect.element(page.getByText('112', { exact: true })).toBeVisible()
})

test('on a phone nothing is wider than the screen, before the test and after it', async () => {
  await page.viewport(320, 640)
  await show(statusOf())
  await practise()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await leaveApp()
  await showResult({}, 'my')
  await expect.element(page.getByText('112', { exact: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
