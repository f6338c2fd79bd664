import { expect } from '@playwright/test'
import { goInside, heading } from './open.ts'
import { answer, escape, press, screen, type State } from './states.ts'

/** What a visitor finds at /auth, and what a member does. */
export const AUTH_SCREEN = screen('/auth', 'Welcome back')
export const SIGNED_IN: State = {
  name: '/auth of a member',
  reach: async (page) => {
    await goInside(page, '/auth')
    await expect(page.getByRole('heading', { name: /^You’re signed in as / })).toBeVisible()
  },
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
      await page.getByText('Read the rules').click()
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
      await expect(heading(page, 'Set a new password')).toBeVisible()
    },
  },
]
