import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { matchScreen } from '../app/screens.ts'
import { AuthPage } from './auth-page.tsx'
import { cleanUp, openAuth } from './auth-page-testing.tsx'
import { SIGN_UP_PATH } from './user-queries.ts'
import { SARI } from '../testing/render-app.tsx'
import { answering, watchLeaving } from '../testing/stand-ins.ts'

beforeEach(() => page.viewport(390, 844))
afterEach(async () => {
  await cleanUp()
  await page.viewport(1440, 900)
})

const tab = (name: string) => page.getByRole('tab', { name })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test.each(['/auth', '/login', '/register'])(
  '[S2.2-22] [S2.8-2] [S2.8-3] %s shows the auth screen with Sign In chosen',
  async (at) => {
    expect(await matchScreen(at).screen.load()).toBe(AuthPage)
    await openAuth({ at })
    await expect.element(tab('Sign In')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab('Sign Up')).toHaveAttribute('aria-selected', 'false')
    await expect.element(page.getByRole('tabpanel', { name: 'Sign In' })).toBeVisible()
    await tab('Sign Up').click()
    await expect.element(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible()
  },
)

test("the site's own way to an account opens Sign Up", async () => {
  await openAuth({ at: SIGN_UP_PATH })
  await expect.element(heading('Create your account')).toBeVisible()
  await expect.element(tab('Sign Up')).toHaveAttribute('aria-selected', 'true')
})

test('[S2.8-1] the screen has four views: auth, verify, error and success', async () => {
  let isRight = false
  answering({
    '/api/auth/signup': { body: { email: 'sari@example.com' } },
    '/api/auth/verify': () =>
      isRight
        ? { body: { email: 'sari@example.com', resetToken: null } }
        : { status: 400, body: { code: 'invalid_code', message: 'This code is wrong.' } },
  })
  await openAuth()
  await expect.element(heading('Welcome back')).toBeVisible()
  await tab('Sign Up').click()
  await page.getByLabelText('First name').fill('Sari')
  await page.getByLabelText('Last name').fill('Wulandari')
  await page.getByLabelText('Email').fill('sari@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('lentera hijau')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect.element(heading('Check your email')).toBeVisible()
  await page.getByLabelText('6-digit code').fill('111111')
  await expect.element(heading('Verification Failed')).toBeVisible()
  isRight = true
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByLabelText('6-digit code').fill('222222')
  await expect.element(heading('Verification Successful!')).toBeVisible()
})

test('[S2.8-4] the close button goes to "/"', async () => {
  await openAuth()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect.poll(() => location.hash).toBe('#/')
})

test('[S1-13] the screen carries the slogan, beside the form or as the poster', async () => {
  await openAuth()
  await expect.element(page.getByText('Question / Action', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  await page.viewport(1440, 900)
  await expect.element(page.getByRole('img', { name: 'Question / Action' })).toBeVisible()
  await expect.element(page.getByText('Question / Action', { exact: true })).not.toBeVisible()
})

test('[S2.8-7] the first provider’s button navigates to its start', async () => {
  const left = watchLeaving()
  await openAuth({ state: { providers: ['google', 'discord'] } })
  await page.getByRole('link', { name: 'Google' }).click()
  await expect.poll(() => left.map((url) => new URL(url).pathname)).toEqual(['/api/auth/google'])
})

test('[S2.8-8] the second provider’s button navigates to where the server sends it on to be authorised', async () => {
  const left = watchLeaving()
  await openAuth({ state: { providers: ['google', 'discord'] } })
  await page.getByRole('link', { name: 'Discord' }).click()
  await expect.poll(() => left.map((url) => new URL(url).pathname)).toEqual(['/api/auth/discord'])
})

test('whoever is signed in is told so, and may go home or log out', async () => {
  answering({ '/api/auth/user': { body: SARI } })
  const left = watchLeaving()
  await openAuth({ state: { hasSession: true } })
  await expect.element(heading('You’re signed in as Sari Wijaya')).toBeVisible()
  await expect.element(tab('Sign In')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Go to Homepage' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => left.map((url) => new URL(url).pathname)).toEqual(['/v2/', '/api/auth/logout'])
})

test('a session that has ended meanwhile leads to the form', async () => {
  answering({ '/api/auth/user': { status: 401 } })
  await openAuth({ state: { hasSession: true } })
  await expect.element(tab('Sign In')).toBeVisible()
})

test('somebody signed in who verifies still sees that it went well', async () => {
  answering({
    '/api/auth/user': { body: SARI },
    '/api/auth/verify': { body: { email: 'sari@example.com', resetToken: null } },
  })
  await openAuth({ at: '/auth?needsVerification=true&email=sari@example.com', state: { hasSession: true } })
  await page.getByLabelText('6-digit code').fill('123456')
  await expect.element(heading('Verification Successful!')).toHaveFocus()
  await expect.element(heading('You’re signed in')).not.toBeInTheDocument()
})

test('a provider that is not set up is not offered', async () => {
  await openAuth({ state: { providers: ['discord'] } })
  await expect.element(page.getByRole('link', { name: 'Discord' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Google' })).not.toBeInTheDocument()
})

test.each([
  ['denied', 'Signing in there was cancelled.'],
  ['expired', 'The sign-in timed out'],
  ['unverified', 'Your email address isn’t verified there'],
  ['unavailable', 'Signing in with that service isn’t working right now'],
])('a sign-in that a provider ended as %s is explained', async (reason, words) => {
  await openAuth({ at: `/auth?providerError=${reason}` })
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
})

test('an unknown reason of a provider shows nothing', async () => {
  await openAuth({ at: '/auth?providerError=<b>' })
  await expect.element(heading('Welcome back')).toBeVisible()
  expect(
    page
      .getByRole('alert')
      .elements()
      .filter(({ textContent }) => textContent !== ''),
  ).toEqual([])
})

test('the line at the bottom changes the language, and what was typed stays', async () => {
  await openAuth()
  await page.getByLabelText('Email').fill('sari@example.com')
  await page.getByRole('button', { name: 'Bahasa Melayu' }).click()
  await expect.element(heading('Selamat kembali')).toBeVisible()
  await expect.element(page.getByLabelText('E-mel')).toHaveValue('sari@example.com')
  expect(localStorage.getItem('language')).toBe('my')
})

test.each(['en', 'id', 'my'] as const)('nothing is wider than a phone in %s', async (language) => {
  await openAuth({ language, state: { providers: ['google', 'discord'] } })
  await page.getByRole('tab').last().click()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
