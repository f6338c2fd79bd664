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

async function answer(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }))
}

export const SCREENS: State[] = [
  screen('/', 'What are you curious about?'),
  screen('/settings', 'Settings'),
  screen('/terms-of-service', 'Terms of Service'),
  screen('/privacy-policy', 'Privacy Policy'),
  screen('/cookie-policy', 'Cookie Policy'),
  screen('/market', 'Market'),
  screen('/help-center', 'Help centre'),
  screen('/no-such-page', 'Page Not Found'),
  screen('/reset-password', 'Reset your password'),
  screen('/confirm-email', 'Confirm your email address'),
]

const part = (path: string, name: string | RegExp): State => ({
  name: path,
  reach: async (page) => {
    await goInside(page, path)
    await expect(page.getByRole('region', { name })).toBeVisible()
  },
})

/** The screens of what people write, with something on them. */
export const contentScreens = ({ article, translation, firstRevisionId, suggestion }: Samples): State[] => [
  part('/', 'New articles'),
  screen(`/article/${article.id}`, article.title),
  screen(`/article/${translation.id}`, translation.title),
  screen('/categories', 'Categories'),
  screen('/category/technology', 'Technology'),
  screen('/trending?category=technology', 'Trending'),
  screen('/trending?type=posts', 'Trending'),
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
]

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
      await page.getByRole('button', { name: 'Share', exact: true }).filter({ visible: true }).first().click()
      await expect(page.getByRole('menu', { name: 'Share' })).toBeVisible()
    },
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

/** Beside the text at a desk, behind a tab on a phone. */
async function showPreview(page: Page): Promise<void> {
  const preview = page.getByRole('tab', { name: 'Preview' })
  if (await preview.isVisible()) await preview.click()
  await expect(page.getByRole('table')).toBeVisible()
}

/** What only members meet. */
export const memberStates = ({ article }: Samples): State[] => [
  {
    name: 'the report dialog',
    reach: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Report', exact: true }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
      await expect(page.getByText('Please choose what is wrong.')).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'the writing form, with faults',
    reach: async (page) => {
      await goInside(page, '/create-article')
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill(article.content)
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Sea')
      await press(page, 'Publish')
      await expect(page.getByText('2 things have to be put right')).toBeVisible()
      await showPreview(page)
    },
    resized: showPreview,
  },
  {
    name: 'the keyboard shortcuts',
    reach: async (page) => {
      const write = page.getByRole('tab', { name: 'Write' })
      if (await write.isVisible()) await write.click()
      await press(page, 'Keyboard shortcuts')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    },
    leave: escape,
  },
  screen(`/create-article?translate=${article.id}&to=my`, 'Translate into Bahasa Melayu'),
  screen('/library', 'My library'),
  screen('/library?tab=drafts', 'My library'),
  {
    name: 'the own profile',
    reach: async (page) => {
      await goInside(page, '/profile')
      await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
    },
  },
  {
    name: 'the form of the profile, with a fault',
    reach: async (page) => {
      await press(page, 'Edit profile')
      await page.getByRole('textbox', { name: 'Link 1' }).fill('nonsense')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Start with https:// and a web address.')).toBeVisible()
    },
    leave: escape,
  },
  screen(`/user/${article.authors[0]?.id ?? 0}`, article.authors[0]?.name ?? ''),
  screen(`/create-article?suggest=${article.id}`, 'Suggest an edit'),
  {
    name: 'the merge view',
    reach: async (page) => {
      const { title, content, revisionId } = article
      await page.getByRole('textbox', { name: 'What did you change?' }).fill('A word')
      const current = { title, content, revisionId, merged: { title, content: `<<<<<<<\n${content}` } }
      await answer(page, `/api/articles/${article.id}/suggestions`, 409, {
        code: 'edit_conflict',
        message: 'Somebody else has changed it too.',
        current,
      })
      await press(page, 'Send suggestion')
      await expect(page.getByRole('dialog', { name: 'Somebody else has changed it too' })).toBeVisible()
    },
    leave: escape,
  },
]

/** What a visitor finds at /auth, and what a member does. */
export const AUTH_SCREEN = screen('/auth', 'Welcome back')
export const SIGNED_IN: State = {
  name: '/auth of a member',
  reach: async (page) => {
    await goInside(page, '/auth')
    await expect(page.getByRole('heading', { name: /^You are signed in as / })).toBeVisible()
  },
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

/** The views of the auth screens; the server is stood in for, because only what they look like matters here. */
export const AUTH_VIEWS: State[] = [
  {
    name: 'sign-in with faults',
    reach: async (page) => {
      await goInside(page, '/auth')
      await press(page, 'Sign In')
      await expect(page.getByText('Enter your password.')).toBeVisible()
    },
  },
  {
    name: 'sign-up',
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await page.getByText('Read the eight rules').click()
      await page.getByLabel('Password', { exact: true }).fill('lentera')
    },
  },
  {
    name: 'the verify view',
    reach: async (page) => {
      await goInside(page, '/auth?needsVerification=true&email=sari%40example.com')
      await expect(heading(page, 'Check your email')).toBeVisible()
      await expect(page.getByText('Verification Required')).toBeVisible()
    },
  },
  {
    name: 'the error view',
    reach: async (page) => {
      await answer(page, '/api/auth/verify', 400, { code: 'invalid_code', message: 'This code is wrong.' })
      await page.getByLabel('6-digit code').fill('123456')
      await expect(heading(page, 'Verification Failed')).toBeVisible()
    },
  },
  {
    name: 'the success view',
    reach: async (page) => {
      await answer(page, '/api/auth/verify', 200, { email: 'sari@example.com', resetToken: null })
      await press(page, 'Try Again')
      await page.getByLabel('6-digit code').fill('123457')
      await expect(heading(page, 'Verification Successful!')).toBeVisible()
    },
  },
  {
    name: 'the forgot-password dialog',
    reach: async (page) => {
      // The success view stays until its screen is left.
      await goInside(page, '/settings')
      await goInside(page, '/auth')
      await page.getByRole('tab', { name: 'Sign In' }).click()
      await press(page, 'Forgot password?')
      await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible()
      await press(page, 'Kirim tautan')
      await expect(page.getByRole('alert').getByText('Email Diperlukan')).toBeVisible()
    },
  },
  {
    name: 'the forgot-password dialog, sent',
    reach: async (page) => {
      await answer(page, '/api/auth/forgot-password', 200, { email: 'sari@example.com' })
      await page.getByLabel('Alamat email').fill('sari@example.com')
      await press(page, 'Kirim tautan')
      await expect(page.getByText('Email Berhasil Dikirim')).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'a new password',
    reach: async (page) => {
      await page.evaluate((token) => (location.hash = `/reset-password?token=${token}`), 'a'.repeat(43))
      await expect(heading(page, 'Choose a new password')).toBeVisible()
    },
  },
]
