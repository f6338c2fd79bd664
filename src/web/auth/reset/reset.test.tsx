import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { matchScreen } from '../../app/screens.ts'
import { cleanUp, openAuth } from '../auth-page-testing.tsx'
import { answering } from '../../testing/stand-ins.ts'
import { ResetPasswordPage } from '../reset-password-page.tsx'

afterEach(cleanUp)

const RESET = '/api/auth/reset-password'
const TOKEN = 'a'.repeat(43)
const password = () => page.getByLabelText('New password')
const heading = (name: string) => page.getByRole('heading', { name })
const save = () => page.getByRole('button', { name: 'Save password' })
const openLink = (more = '') => openAuth({ at: `/reset-password?token=${TOKEN}${more}` })

test('[S2.2-16] "/reset-password" shows Reset password', async () => {
  expect(await matchScreen('/reset-password').screen.load()).toBe(ResetPasswordPage)
  await openAuth({ at: '/reset-password' })
  await expect.element(heading('Reset your password')).toBeVisible()
  await expect.poll(() => document.title).toBe('Reset your password / Cendekia')
})

test('a link opens the form, and its token leaves the address', async () => {
  const calls = answering({ [RESET]: { body: { email: 'sari@example.com' } } })
  await openLink()
  await expect.element(heading('Set a new password')).toBeVisible()
  await expect.poll(() => location.hash).toBe('#/reset-password')
  await expect.element(password()).toHaveAttribute('autocomplete', 'new-password')
  await password().fill('abc')
  await save().click()
  await expect.element(password()).toHaveAccessibleDescription('Use at least 6 characters.')
  expect(calls).toEqual([])
  await password().fill('lentera hijau')
  await save().click()
  await expect.element(heading('Password changed')).toHaveFocus()
  expect(calls).toEqual([{ method: 'POST', path: RESET, body: { token: TOKEN, password: 'lentera hijau' } }])
  await expect.element(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
})

test('a reload of the open form finds its token again, until the password is changed', async () => {
  const calls = answering({ [RESET]: { body: { email: 'sari@example.com' } } })
  const first = await openLink('&verified=true')
  await expect.element(password()).toBeVisible()
  const kept = sessionStorage.getItem('reset-token') ?? ''
  await first.unmount()
  // Whoever leaves the form leaves nothing behind; a reload does not get that far.
  expect(sessionStorage.getItem('reset-token')).toBeNull()
  sessionStorage.setItem('reset-token', kept)

  const second = await openAuth({ at: '/reset-password' })
  await expect.element(page.getByText('You signed up in another browser')).toBeVisible()
  await password().fill('lentera hijau')
  await save().click()
  await expect.element(heading('Password changed')).toHaveFocus()
  expect(calls.map(({ body }) => body)).toEqual([{ token: TOKEN, password: 'lentera hijau' }])
  expect(sessionStorage.getItem('reset-token')).toBeNull()
  await second.unmount()

  await openAuth({ at: '/reset-password' })
  await expect.element(heading('Reset your password')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to sign-in' })).toBeVisible()
})

test('a link that no longer works says so and leads to a new one', async () => {
  answering({ [RESET]: { status: 400, body: { code: 'invalid_token', message: 'Too old.' } } })
  await openLink()
  await password().fill('lentera hijau')
  await save().click()
  await expect.element(heading('This link no longer works')).toHaveFocus()
  await page.getByRole('button', { name: 'Request new link' }).click()
  await expect.element(page.getByLabelText('Alamat email')).toBeVisible()
})

test('a refused password stands beside its field and the form stays', async () => {
  const told = 'This password is too easy to guess.'
  answering({
    [RESET]: { status: 400, body: { code: 'invalid_input', message: 'Check.', fields: { password: told } } },
  })
  await openLink()
  await password().fill('password')
  await save().click()
  await expect.element(password()).toHaveAccessibleDescription(told)
  await expect.element(password()).toHaveValue('password')
})

test('a sign-up from another browser is explained', async () => {
  await openLink('&verified=true')
  await expect.element(page.getByText('You signed up in another browser')).toBeVisible()
})

test('without a token the page explains itself and offers a link', async () => {
  await openAuth({ at: '/reset-password' })
  await expect.element(page.getByText('Open this page from the link in our email.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Request new link' })).toBeVisible()
})
