import type { Locator, Page } from '@playwright/test'
import { IQ_LEAST_ITEMS, IQ_MOST_SHOWN } from '../src/contract/iq-rules.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { withDatabase } from './support/database.ts'
import { expect, onPhone, refusedLine, test } from './support/fixtures.ts'
import { heading, open, waitUntilAlive } from './support/open.ts'

const LOST_ITEM = 5
const RELOADED_ITEM = 3
const RESTED_ITEM = 4
/** A window of 1280 px at 400%. */
const ZOOMED = { width: 320, height: 640 }

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there')
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const item = (page: Page, number: number) => page.getByText(`Item ${number}`, { exact: true })

/** As if the item had been thought about: quick answers are not scored, and only one a second is taken. */
async function think(email: string): Promise<void> {
  await withDatabase(async (client) => {
    await client.query(
      `update iq_items set served_at = served_at - interval '9 seconds', answered_at = answered_at - interval '9 seconds'
       where attempt_id in (select a.id from iq_attempts a join users u on u.id = a.user_id where u.email = $1)`,
      [email],
    )
  })
}

/** Of somebody's attempt, as it is stored. */
async function storedOf(email: string): Promise<{ form: string; answered: number }[]> {
  const stored: { form: string; answered: number }[] = []
  await withDatabase(async (client) => {
    const { rows } = await client.query<{ form: string; answered: number }>(
      `select a.form, (select count(*)::int from iq_items i where i.attempt_id = a.id and i.answered_at is not null) as answered
       from iq_attempts a join users u on u.id = a.user_id where u.email = $1`,
      [email],
    )
    stored.push(...rows)
  })
  return stored
}

async function answerByKeys(page: Page, place: number): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Next number' })
  if ((await field.count()) === 0) await page.keyboard.press(String((place % 8) + 1))
  else {
    await tabTo(page, field)
    await page.keyboard.type(String(place))
  }
  await page.keyboard.press('Enter')
}

const FULL = [
  ['Complete the pattern', '6'],
  ['Continue the series', '48'],
  ['Find the rotated shape', '3'],
] as const
const SERIES = [
  ['Continue the series', '17'],
  ['Continue the series', '48'],
  ['Continue the series', '16'],
] as const

/** From /iq-test to the first item. */
async function begin(page: Page, examples: typeof FULL | typeof SERIES = FULL): Promise<void> {
  await tabTo(page, page.getByRole('checkbox', { name: /^I’ll take the test on my own/ }))
  await page.keyboard.press('Space')
  await tabTo(page, button(page, 'Start practice'))
  await page.keyboard.press('Enter')
  for (const [step, [name, answer]] of examples.entries()) {
    await expect(page.getByText(`Practice ${step + 1} of 3`).first()).toBeVisible()
    await expect(heading(page, name)).toBeVisible()
    await page.keyboard.type(answer)
    await page.keyboard.press('Enter')
    await expect(page.getByText('That’s right.')).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await tabTo(page, button(page, 'Start test'))
  await page.keyboard.press('Enter')
  await expect(item(page, 1)).toBeVisible()
}

test('[S1-7] a member takes the whole test with the keyboard alone, through a reload and a lost line', async ({
  page,
  context,
  member,
  expectNoise,
}) => {
  test.slow()
  expectNoise(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
  await open(page, '/iq-test')
  await expect(heading(page, 'IQ test')).toBeVisible()
  await expectAccessible(page, 'what the test is')
  await begin(page)
  await expectAccessible(page, 'an item')
  const score = heading(page, 'Your reasoning score')
  let place = 1
  for (; place <= IQ_MOST_SHOWN; place++) {
    await think(member.email)
    if (place === RELOADED_ITEM) {
      await page.reload()
      await waitUntilAlive(page)
      await expect(item(page, place)).toBeVisible()
    }
    if (place === LOST_ITEM) await context.setOffline(true)
    if (place === RESTED_ITEM) {
      await tabTo(page, button(page, 'Pause after this item'))
      await page.keyboard.press('Enter')
    }
    await answerByKeys(page, place)
    if (place === RESTED_ITEM) {
      await expect(heading(page, 'Take a break')).toBeFocused()
      await expectAccessible(page, 'a break')
      await tabTo(page, button(page, 'Continue'))
      await page.keyboard.press('Enter')
    }
    if (place === LOST_ITEM) {
      await expect(page.getByText(/^No connection\. Your answer is saved on this device/)).toBeVisible()
      await expectAccessible(page, 'an item without a line')
      await context.setOffline(false)
      await expect(heading(page, 'Your answer was sent')).toBeFocused()
      await tabTo(page, button(page, 'Continue'))
      await page.keyboard.press('Enter')
    }
    await expect(item(page, place + 1).or(score)).toBeVisible()
    if (await score.isVisible()) break
  }
  expect(place).toBeGreaterThanOrEqual(IQ_LEAST_ITEMS)
  await expect(page.getByText(/^95% range /)).toBeVisible()
  await expect(page.getByText(/^This is not a clinical IQ test\./)).toBeVisible()
  await expectAccessible(page, 'the result')
  await expectNoOverflow(page, 'the result')
  // It was taken: the header no longer offers it.
  await expect(page.getByRole('banner').getByRole('link', { name: 'IQ test' })).toHaveCount(0)
  await open(page, '/iq-test')
  await expect(score).toBeVisible()
})

test(
  '[S1-7] a test that is open in two tabs goes on in one, and can be brought back',
  onPhone,
  async ({ page, context, member, expectNoise }) => {
    expectNoise(refusedLine(409))
    await open(page, '/iq-test')
    await begin(page)
    await expectNoOverflow(page, 'an item')
    const other = await context.newPage()
    await open(other, '/iq-test')
    await button(other, 'Continue').click()
    await expect(item(other, 1)).toBeVisible()
    await button(page, 'I don’t know').click()
    await expect(heading(page, 'Your test is open somewhere else')).toBeVisible()
    await button(page, 'Continue here').click()
    // What was answered before the other tab took it is sent now.
    await expect(item(page, 2)).toBeVisible()
    expect(await storedOf(member.email)).toEqual([{ form: 'full', answered: 1 }])
  },
)

test('whoever can’t use drawings takes number series, which are read with their field, also at 400%', async ({
  page,
  member,
}) => {
  await page.setViewportSize(ZOOMED)
  await open(page, '/iq-test')
  await tabTo(page, page.getByRole('radio', { name: 'All five kinds' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Number series only' })).toBeChecked()
  await expectNoOverflow(page, 'what the test is')
  await begin(page, SERIES)
  await expect(heading(page, 'Item 1: Continue the series')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Next number' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/^Item 1: [−\d]+(\s?, [−\d]+){3,}\s?, missing number$/)
  await expectAccessible(page, 'a series')
  await expectNoOverflow(page, 'a series')
  expect(await storedOf(member.email)).toEqual([{ form: 'series', answered: 0 }])
})

test('anybody reads how the test works', async ({ page }) => {
  await open(page, '/iq-test/about')
  await expect(heading(page, 'How the IQ test works')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Kinds of items' })).toBeVisible()
  await expectAccessible(page, 'the technical page')
  await expectNoOverflow(page, 'the technical page')
})
