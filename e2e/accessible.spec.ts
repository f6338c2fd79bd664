import type { Page } from '@playwright/test'
import { PREMIUM_THEMES, type Theme } from '../src/contract/plans.ts'
import { AUTH_SCREEN, AUTH_VIEWS, SIGNED_IN } from './support/auth-states.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { memberStates } from './support/member-states.ts'
import { goInside, open } from './support/open.ts'
import { givePlan } from './support/plan.ts'
import { MEMBER_POST_STATES, postScreens } from './support/post-states.ts'
import {
  articleParts,
  contentScreens,
  OPEN_PARTS,
  screen,
  SCREENS,
  SIDE_MENU,
  SIGN_IN_WALL,
  USER_MENU,
  WRITE_WALL,
  type State,
} from './support/states.ts'

/** A light system shows that auto follows it. */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
})

async function openIn(page: Page, theme: Theme): Promise<void> {
  await open(page, '/settings')
  const option = page
    .getByRole('main')
    .getByRole('group', { name: /themes/ })
    .getByRole('button', { name: theme })
  await option.click()
  await expect(option).toHaveAttribute('aria-pressed', 'true')
}

/** Every state is seen at both. */
const DESK = 1440
const PHONE = 390
/** The narrowest there is, and where the layout changes. */
const BETWEEN = [320, 768, 1024]
const COLOURS = ['dark', 'light', ...PREMIUM_THEMES] as const

const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: width === PHONE ? 844 : 900 })

async function expectItFits(page: Page, where: string, widths = BETWEEN): Promise<void> {
  for (const width of widths) {
    await resize(page, width)
    await expectNoOverflow(page, `${where} at ${width}`)
  }
}

/**
 * Every state once, in the next of the themes, at a desk or on a phone in turn: with all rules there, and at the other
 * width with all but the contrasts. It fits there, and at the next of the widths between. Themes only give colours
 * other values, which styles/tokens.test.tsx compares in each, and ui/every-control.test.tsx on every control.
 */
async function walk(page: Page, states: State[], themes: readonly string[] = COLOURS): Promise<void> {
  for (const [index, state] of states.entries()) {
    const theme = themes[index % themes.length] ?? ''
    const where = `${state.name} in ${theme}`
    const [first, second] = index % 2 === 0 ? [DESK, PHONE] : [PHONE, DESK]
    await resize(page, first)
    await state.reach(page)
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    await expectAccessible(page, `${where} at ${first}`)
    await expectNoOverflow(page, `${where} at ${first}`)
    await resize(page, second)
    await state.resized?.(page)
    await expectAccessible(page, `${where} at ${second}`, { isWithContrasts: false })
    await expectNoOverflow(page, `${where} at ${second}`)
    await expectItFits(page, where, [BETWEEN[index % BETWEEN.length] ?? 320])
    await state.leave?.(page)
  }
}

test('axe finds nothing, in any theme, at a desk and on a phone', async ({ page, expectNoise }) => {
  expectNoise(refusedLine(400))
  await openIn(page, 'dark')
  await walk(page, [...SCREENS, AUTH_SCREEN, ...OPEN_PARTS, ...AUTH_VIEWS])
  // There is none at a desk.
  await resize(page, PHONE)
  await SIDE_MENU.reach(page)
  await expectAccessible(page, SIDE_MENU.name)
  await expectItFits(page, SIDE_MENU.name, [PHONE, 320])
})

test('axe finds nothing in what people write', async ({ page, samples }) => {
  await openIn(page, 'dark')
  await walk(page, [...contentScreens(samples), ...articleParts(samples), SIGN_IN_WALL, WRITE_WALL])
})

test('axe finds nothing in what members see', async ({ page, member, samples, expectNoise }) => {
  expect(member.email).not.toBe('')
  expectNoise(refusedLine(409))
  await openIn(page, 'light')
  const article = screen(`/article/${samples.article.id}`, samples.article.title)
  await walk(page, [SIGNED_IN, USER_MENU, article, ...memberStates(samples)])
})

test('axe finds nothing on the Page', async ({ page, member, samples }) => {
  expect(member.email).not.toBe('')
  await openIn(page, 'light')
  await walk(page, [...postScreens(samples), ...MEMBER_POST_STATES])
})

test('axe finds nothing in auto, which follows the system, and in premium themes on their own backdrops', async ({
  page,
  member,
  samples,
}) => {
  await givePlan(member.email, 'aqua')
  await openIn(page, 'auto')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const states = [...SCREENS.slice(0, 2), ...contentScreens(samples).slice(0, 6)]
  await walk(page, states.slice(0, 2), ['light'])
  for (const [index, theme] of PREMIUM_THEMES.entries()) {
    await openIn(page, theme)
    await walk(page, states.slice(2 + 2 * index, 4 + 2 * index), [theme])
  }
})

test.describe('before the cookie question is answered', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  test('axe finds nothing in the banner', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('region', { name: 'Cookies, your choice' })).toBeVisible()
    for (const width of [DESK, 768, PHONE]) {
      await resize(page, width)
      await expectAccessible(page, `the banner at ${width}`)
      await expectNoOverflow(page, `the banner at ${width}`)
    }
  })
})

/** What a page of many endpoints could get wrong as a whole; all else is the same for each of them. */
const OF_THE_WHOLE = [
  'duplicate-id-aria',
  'heading-order',
  'landmark-unique',
  'region',
  'aria-valid-attr-value',
]

/** Of each section the first two: the others are made alike, and axe would take a minute for all of them. */
async function keepFirstOperations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const operation of document.querySelectorAll('article ~ article ~ article')) operation.remove()
  })
  await expect(page.getByRole('article').first()).toBeVisible()
}

for (const colorScheme of ['dark', 'light'] as const)
  test(`axe finds nothing in the API's documentation on a ${colorScheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/api/docs')
    // Both are the same page in other colours.
    const isDark = colorScheme === 'dark'
    if (isDark) {
      await expectItFits(page, '/api/docs', [PHONE, 768, DESK])
      await expectAccessible(page, '/api/docs as a whole', { rules: OF_THE_WHOLE })
    }
    await keepFirstOperations(page)
    await expectAccessible(page, '/api/docs', isDark ? {} : { rules: ['color-contrast'] })
  })

/** English is what the states above were seen in; the two others take the screens in turn. */
test('nothing is wider than the screen in another language', async ({ page, member, samples }) => {
  expect(member.email).not.toBe('')
  const { article, translation, firstRevisionId, suggestion, poll } = samples
  const paths = [
    '/',
    '/settings',
    '/privacy-policy',
    '/iq-test',
    '/no-such-page',
    '/auth',
    '/reset-password',
    '/categories',
    '/category/technology',
    '/trending',
    '/honor',
    '/create-article',
    `/create-article?translate=${article.id}&to=my`,
    `/create-article?suggest=${article.id}`,
    '/page',
    '/page-create?type=discussion',
    `/page-post/${poll.id}`,
    `/article/${article.id}`,
    `/article/${translation.id}`,
    `/article/${article.id}/history?from=${firstRevisionId}&to=${article.revisionId}`,
    `/article/${article.id}/suggestions?suggestion=${suggestion.id}`,
  ]
  for (const [turn, language] of ['id', 'ms'].entries()) {
    await open(page, `/?hl=${language}`)
    for (const path of paths.filter((_, index) => index % 2 === turn)) {
      await goInside(page, path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('main').getByRole('status', { name: /\w/ })).toHaveCount(0)
      await expectItFits(page, `${path} in ${language}`)
    }
  }
})

/** "Log masuk" is the widest of the three words that a visitor has in the header. */
test('the header of a visitor is no wider than a phone in any language', async ({ page }) => {
  for (const language of ['en', 'id', 'ms']) {
    for (const path of ['/', '/categories']) {
      await open(page, `${path}?hl=${language}`)
      await expectItFits(page, `${path} of a visitor in ${language}`, [360, 390, 430, 768])
    }
  }
})
