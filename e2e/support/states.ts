import { expect, type Page } from '@playwright/test'
import { goInside, heading } from './open.ts'

/** A state of the site that somebody can be in, and how to get there from any other inside the page. */
export interface State {
  name: string
  reach: (page: Page) => Promise<void>
  /** Takes back what would cover the next state. */
  leave?: (page: Page) => Promise<void>
}

const screen = (path: string, title: string): State => ({
  name: path,
  reach: async (page) => {
    await goInside(page, path)
    await expect(heading(page, title)).toBeVisible()
  },
})
const escape = (page: Page): Promise<void> => page.keyboard.press('Escape')
const press = (page: Page, name: string | RegExp): Promise<void> =>
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
  screen('/no-such-page', 'Page Not Found'),
  screen('/reset-password', 'Reset your password'),
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
      await expect(heading(page, 'Check your mail')).toBeVisible()
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
