import type { Page } from '@playwright/test'
import { PREMIUM_THEMES, type Theme } from '../src/contract/plans.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { everyWidth, expect, refusedLine, test } from './support/fixtures.ts'
import { goInside, open } from './support/open.ts'
import { givePlan } from './support/plan.ts'
import { MEMBER_POST_STATES, postScreens } from './support/post-states.ts'
import {
  articleParts,
  AUTH_SCREEN,
  AUTH_VIEWS,
  contentScreens,
  memberStates,
  OPEN_PARTS,
  screen,
  SCREENS,
  SIDE_MENU,
  SIGN_IN_WALL,
  SIGNED_IN,
  USER_MENU,
  WRITE_WALL,
  type State,
} from './support/states.ts'

/** Nothing fades while axe looks, and a light system shows that auto follows it. */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
})

async function openIn(page: Page, theme: Theme): Promise<void> {
  await open(page, '/settings')
  await page.locator(`.theme-${theme}`).click()
  await expect(page.locator(`.theme-${theme}`)).toHaveAttribute('aria-pressed', 'true')
}

/**
 * Every state with all rules, each in the next of the themes. They only give colours other values, which
 * styles/tokens.test.tsx compares in each of them, and ui/every-control.test.tsx on every control.
 */
async function walk(page: Page, states: State[], themes: readonly string[], where = ''): Promise<void> {
  for (const [index, state] of states.entries()) {
    const theme = themes[index % themes.length] ?? ''
    await state.reach(page)
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    await expectAccessible(page, `${state.name} in ${theme}${where}`)
    await expectNoOverflow(page, `${state.name} in ${theme}${where}`)
    await state.leave?.(page)
  }
}

/** The narrowest there is, and where the layout changes; the journeys see 390 and 1440. */
const WIDTHS = [320, 768, 1024]

const COLOURS = ['dark', 'light', ...PREMIUM_THEMES] as const

test('axe finds nothing in any theme', async ({ page, expectNoise }) => {
  expectNoise(refusedLine(400))
  await openIn(page, 'dark')
  await walk(page, [...SCREENS, AUTH_SCREEN, ...OPEN_PARTS, ...AUTH_VIEWS], COLOURS)
})

test('axe finds nothing in what people write, in any theme', async ({ page, samples }) => {
  await openIn(page, 'dark')
  const states = [...contentScreens(samples), ...articleParts(samples), SIGN_IN_WALL, WRITE_WALL]
  await walk(page, states, COLOURS)
})

test('axe finds nothing in what members see, in any theme', async ({
  page,
  member,
  samples,
  expectNoise,
}) => {
  expect(member.email).not.toBe('')
  expectNoise(refusedLine(409))
  await openIn(page, 'light')
  const article = screen(`/article/${samples.article.id}`, samples.article.title)
  await walk(page, [SIGNED_IN, USER_MENU, article, ...memberStates(samples)], COLOURS)
})

test('axe finds nothing on the Page, in any theme and on a phone', async ({ page, member, samples }) => {
  expect(member.email).not.toBe('')
  await openIn(page, 'light')
  await walk(page, [...postScreens(samples), ...MEMBER_POST_STATES], COLOURS)
  await page.setViewportSize({ width: 390, height: 844 })
  await walk(page, postScreens(samples), ['light'], ' on a phone')
})

test('axe finds nothing in auto, which follows the system', async ({ page }) => {
  await openIn(page, 'auto')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await walk(page, SCREENS.slice(0, 2), ['light'])
})

for (const theme of PREMIUM_THEMES)
  test(`axe finds nothing in ${theme}, on its own backdrop`, async ({ page, member, samples }) => {
    await givePlan(member.email, 'aqua')
    await openIn(page, theme)
    await walk(page, [...SCREENS.slice(0, 2), ...contentScreens(samples).slice(0, 2)], [theme])
  })

test('axe finds nothing in what people write, on a phone', async ({ page, member, samples, expectNoise }) => {
  expect(member.email).not.toBe('')
  expectNoise(refusedLine(409))
  await page.setViewportSize({ width: 390, height: 844 })
  await openIn(page, 'dark')
  const states = [...contentScreens(samples), ...articleParts(samples), ...memberStates(samples)]
  await walk(page, states, ['dark'], ' on a phone')
})

test('axe finds nothing on a phone', async ({ page, expectNoise }) => {
  expectNoise(refusedLine(400))
  await page.setViewportSize({ width: 390, height: 844 })
  await openIn(page, 'dark')
  const states = [...SCREENS, AUTH_SCREEN, ...OPEN_PARTS, SIDE_MENU, ...AUTH_VIEWS]
  await walk(page, states, ['dark'], ' on a phone')
})

test.describe('before the cookie question is answered', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  test('axe finds nothing in the banner', everyWidth, async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('region', { name: 'Cookies, your choice' })).toBeVisible()
    await expectAccessible(page, 'the banner')
    await expectNoOverflow(page, 'the banner')
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
    for (const operation of document.querySelectorAll('.operation ~ .operation ~ .operation'))
      operation.remove()
  })
  await expect(page.locator('.operation').first()).toBeVisible()
}

for (const colorScheme of ['dark', 'light'] as const)
  test(`axe finds nothing in the API's documentation on a ${colorScheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/api/docs')
    // Both are the same page in other colours.
    const isDark = colorScheme === 'dark'
    for (const width of isDark ? [390, 768, 1440] : []) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page, `/api/docs at ${width}`)
    }
    if (isDark) await expectAccessible(page, '/api/docs as a whole', OF_THE_WHOLE)
    await keepFirstOperations(page)
    await expectAccessible(page, '/api/docs', isDark ? undefined : ['color-contrast'])
  })

test('nothing that people write is wider than the screen, in any language and at any width', async ({
  page,
  member,
  samples,
}) => {
  expect(member.email).not.toBe('')
  const { article, translation, firstRevisionId, suggestion, poll } = samples
  for (const language of ['en', 'id', 'ms']) {
    await open(page, `/?hl=${language}`)
    for (const path of [
      '/',
      '/categories',
      '/category/technology',
      '/trending',
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
    ]) {
      await goInside(page, path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('main').getByRole('status', { name: /\w/ })).toHaveCount(0)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page, `${path} in ${language} at ${width}`)
      }
    }
  }
})

test('nothing is wider than the screen, in any language and at any width', async ({ page }) => {
  for (const language of ['en', 'id', 'ms']) {
    await open(page, `/?hl=${language}`)
    for (const path of [
      '/',
      '/settings',
      '/privacy-policy',
      '/iq-test',
      '/no-such-page',
      '/auth',
      '/reset-password',
    ]) {
      await goInside(page, path)
      await expect(page.locator('h1')).toBeVisible()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page, `${path} in ${language} at ${width}`)
      }
    }
  }
})
