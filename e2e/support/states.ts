import { expect, type Page } from '@playwright/test'
import { goInside, heading } from './open.ts'
import type { Samples } from './samples.ts'

/** A state of the site that somebody can be in, and how to get there from any other inside the page. */
export interface State {
  name: string
  reach: (page: Page) => Promise<void>
  /** Opens what another width keeps behind a tab. */
  resized?: (page: Page) => Promise<void>
  /** Takes back what would cover the next state. */
  leave?: (page: Page) => Promise<void>
}

export const screen = (path: string, title: string): State => ({
  name: path,
  reach: async (page) => {
    await goInside(page, path)
    await expect(heading(page, title)).toBeVisible()
  },
})
export const escape = (page: Page): Promise<void> => page.keyboard.press('Escape')
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** Stands in for the server, where only what it looks like matters. */
export async function answer(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }))
}

export const SCREENS: State[] = [
  screen('/', 'What are you curious about?'),
  screen('/settings', 'Settings'),
  screen('/terms-of-service', 'Terms of Service'),
  screen('/privacy-policy', 'Privacy Policy'),
  screen('/cookie-policy', 'Cookie Policy'),
  screen('/market', 'Three stones for people who stay late'),
  screen('/help-center', 'Help centre'),
  screen('/help-center?page=honor', 'How Honor works'),
  screen('/honor', 'Honor leaderboard'),
  screen('/moderation-log', 'Moderation log'),
  screen('/appeals', 'Sign in to see decisions about you'),
  screen('/iq-test', 'IQ test'),
  screen('/iq-test/about', 'How the IQ test works'),
  screen('/guilds', 'Guilds'),
  screen('/no-such-page', 'Page Not Found'),
  screen('/reset-password', 'Reset your password'),
  screen('/confirm-email', 'Confirm your email address'),
  screen('/question', 'Questions'),
  screen('/database', 'Database'),
  screen('/database?tab=collections', 'Database'),
  screen('/collections/new', 'Sign in to work on collections'),
  screen('/question/ask', 'Sign in to ask'),
]

const part = (path: string, name: string | RegExp): State => ({
  name: path,
  reach: async (page) => {
    await goInside(page, path)
    await expect(page.getByRole('region', { name })).toBeVisible()
  },
})

/** The screens of what people write, with something on them. */
export const contentScreens = ({
  article,
  translation,
  firstRevisionId,
  suggestion,
  question,
  collection,
}: Samples): State[] => [
  part('/', 'New articles'),
  screen(`/article/${article.id}`, article.title),
  screen(`/article/${translation.id}`, translation.title),
  screen('/categories', 'Categories'),
  screen('/category/technology', 'Technology'),
  screen('/trending?category=technology', 'Trending'),
  screen('/trending?type=posts', 'Trending'),
  screen('/trending?type=questions', 'Trending'),
  part(`/article/${article.id}/history?from=${firstRevisionId}&to=${article.revisionId}`, 'What changed'),
  part(`/article/${article.id}/history?revision=${firstRevisionId}`, /^The version of /),
  part(`/article/${article.id}/suggestions?suggestion=${suggestion.id}`, suggestion.summary),
  {
    name: 'what a search found',
    reach: async (page) => {
      await goInside(page, '/?q=breakwater')
      await expect(page.getByRole('region', { name: 'Articles' })).toBeVisible()
    },
  },
  screen('/category/health?tag=nobody-has-this', 'Health'),
  screen(`/question/${question.id}`, question.title),
  screen(`/collection/${collection.id}`, collection.title),
  screen(`/collection/${collection.id}?as=cards`, collection.title),
  screen(`/collection/${collection.id}?as=chart`, collection.title),
  screen(`/collection/${collection.id}/history`, 'History'),
  screen(`/collection/${collection.id}/suggestions`, 'Suggested changes'),
]

/** Further down an open menu covers half of a link, which axe takes for a target that is too small. */
const toTop = (page: Page) => page.evaluate(() => scrollTo(0, 0))

/** What opens above an article. */
export const articleParts = ({ article }: Samples): State[] => [
  {
    name: "an article's menu",
    reach: async (page) => {
      await goInside(page, `/article/${article.id}`)
      await press(page, 'More')
      await expect(page.getByRole('menu')).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'the share menu',
    reach: async (page) => {
      await toTop(page)
      await page.getByRole('button', { name: 'Share', exact: true }).filter({ visible: true }).first().click()
      await expect(page.getByRole('menu', { name: 'Share' })).toBeVisible()
    },
    resized: toTop,
    leave: escape,
  },
]

export const WRITE_WALL = screen('/create-article', 'Sign in to write')
export const SIGN_IN_WALL: State = {
  name: 'the sign-in wall',
  reach: async (page) => {
    await page
      .getByRole('button', { name: /^Like, / })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Sign in to like this' })).toBeVisible()
  },
  leave: escape,
}

export const OPEN_PARTS: State[] = [
  {
    name: 'the language menu',
    reach: async (page) => {
      await goInside(page, '/')
      await press(page, /^Language: /)
      await expect(page.getByRole('menu')).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'the settings menu',
    reach: async (page) => {
      await press(page, 'Settings')
      await expect(page.getByRole('dialog').getByRole('switch')).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'the cookie dialog',
    reach: async (page) => {
      await press(page, 'Cookie choices')
      await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible()
    },
    leave: escape,
  },
]

export const USER_MENU: State = {
  name: 'the user menu',
  reach: async (page) => {
    await goInside(page, '/')
    await press(page, /^Your account: /)
    await expect(page.getByRole('menu')).toBeVisible()
  },
  leave: escape,
}

export const SIDE_MENU: State = {
  name: 'the side menu',
  reach: async (page) => {
    await goInside(page, '/')
    await press(page, 'Menu')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
  leave: escape,
}
