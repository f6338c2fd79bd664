import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanUp, openAuth } from '../auth-page-testing.tsx'
import { answering, watchLeaving } from '../../testing/stand-ins.ts'
import { SARI, shownToast } from '../../testing/render-app.tsx'
import { showToastFromLastPage } from '../toast-after-load.ts'

afterEach(cleanUp)

const email = () => page.getByLabelText('Email')
const password = () => page.getByLabelText('Password', { exact: true })
const submit = () => page.getByRole('button', { name: 'Sign In' })

async function signIn(): Promise<void> {
  await email().fill('sari@example.com')
  await password().fill('lentera hijau')
  await submit().click()
}

test('[S5-9] sign-in refuses a missing email address and a missing password, each by its own words', async () => {
  const calls = answering({})
  await openAuth()
  await submit().click()
  await expect.element(email()).toHaveAccessibleDescription('Enter your email address.')
  await expect.element(password()).toHaveAccessibleDescription('Enter your password.')
  await expect.element(email()).toHaveFocus()

  await email().fill('sari@example.com')
  await expect.element(email()).not.toBeInvalid()
  await submit().click()
  await expect.element(password()).toHaveFocus()

  await password().fill('lentera hijau')
  await email().fill('')
  await submit().click()
  await expect.element(email()).toBeInvalid()
  await expect.element(password()).not.toBeInvalid()
  expect(calls).toEqual([])
})

test('an address that is none is refused before it is sent', async () => {
  const calls = answering({})
  await openAuth()
  await email().fill('sari')
  await password().fill('lentera hijau')
  await submit().click()
  await expect.element(email()).toHaveAccessibleDescription('Enter an email address like name@example.com.')
  expect(calls).toEqual([])
})

test('[S8-15] a successful sign-in leads home, where the toast is seen', async () => {
  const calls = answering({ '/api/auth/signin': { body: { user: SARI } } })
  const left = watchLeaving()
  await openAuth()
  await signIn()
  await expect.poll(() => left).toHaveLength(1)
  expect(new URL(left[0] ?? '')).toMatchObject({ pathname: '/v2/', hash: '' })
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/api/auth/signin',
      body: { email: 'sari@example.com', password: 'lentera hijau' },
    },
  ])
  // The next page starts.
  expect(shownToast()).toBeNull()
  showToastFromLastPage()
  await expect.element(page.getByRole('status').getByText('Login successful')).toBeVisible()
  await expect.element(page.getByText('Welcome back!')).toBeVisible()
  showToastFromLastPage()
  expect(sessionStorage.getItem('toast-after-load')).toBeNull()
})

test('[S8-10] a failed sign-in shows the server’s message in a toast and in the form, and clears nothing', async () => {
  answering({
    '/api/auth/signin': {
      status: 401,
      body: {
        code: 'wrong_credentials',
        message: 'That email and password don’t match. Try again, or reset your password.',
      },
    },
  })
  const left = watchLeaving()
  await openAuth()
  await signIn()
  await expect.poll(shownToast).toEqual({
    title: 'Login failed.',
    description: 'That email and password don’t match. Try again, or reset your password.',
    tone: 'destructive',
  })
  await expect.element(page.getByRole('alert').getByText('Login failed.')).toBeVisible()
  await expect.element(email()).toHaveValue('sari@example.com')
  await expect.element(password()).toHaveValue('lentera hijau')
  await expect.element(submit()).toBeEnabled()
  expect(left).toEqual([])
})

test('a site out of reach is told as such', async () => {
  answering({})
  await openAuth()
  await signIn()
  await expect.poll(() => shownToast()?.description).toContain('Couldn’t reach the site')
})

test('[S8-18] an unverified account is led to the verify view, with that toast alone', async () => {
  answering({
    '/api/auth/signin': { status: 403, body: { code: 'needs_verification', message: 'Please verify.' } },
  })
  await openAuth()
  await signIn()
  await expect.element(page.getByLabelText('6-digit code')).toHaveFocus()
  await expect.element(page.getByText('sari@example.com')).toBeVisible()
  expect(shownToast()).toEqual({ title: 'Verification Required', description: undefined, tone: 'default' })
  expect(location.hash).toBe('#/auth?needsVerification=true&email=sari%40example.com')
})

test('the fields carry what password managers look for, and the password can be shown', async () => {
  await openAuth()
  await expect.element(email()).toHaveAttribute('autocomplete', 'username')
  await expect.element(password()).toHaveAttribute('autocomplete', 'current-password')
  await password().fill('lentera')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password()).toHaveAttribute('type', 'text')
})
