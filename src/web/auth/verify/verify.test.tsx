import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanUp, openAuth } from '../auth-page-testing.tsx'
import { answering, watchLeaving, type SentCall } from '../../testing/stand-ins.ts'
import { shownToast } from '../../testing/render-app.tsx'

afterEach(() => {
  vi.useRealTimers()
  return cleanUp()
})

const VERIFY = '/api/auth/verify'
const RESEND = '/api/auth/resend-verification'
const code = () => page.getByLabelText('6-digit code')
const heading = (name: string) => page.getByRole('heading', { name })
const sent = (calls: SentCall[]) => calls.map(({ path, body }) => [path, body])

const openVerify = () => openAuth({ at: '/auth?needsVerification=true&email=sari@example.com' })
const REFUSED = { status: 400, body: { code: 'invalid_code', message: 'This code is wrong.' } }

test('[S4.6-7] [S8-18] a query with needsVerification and an address goes straight to verify', async () => {
  await openVerify()
  await expect.element(heading('Check your email')).toBeVisible()
  await expect.element(page.getByText('sari@example.com')).toBeVisible()
  await expect.element(page.getByRole('status').getByText('Verification Required')).toBeVisible()
})

test.each([
  '/auth?needsVerification=true',
  '/auth?needsVerification=1&email=sari@example.com',
  '/auth?needsVerification=true&email=sari',
])('%s is no such query', async (at) => {
  await openAuth({ at })
  await expect.element(heading('Welcome back')).toBeVisible()
  expect(shownToast()).toBeNull()
})

test('the title of the document is that of the view', async () => {
  answering({ [VERIFY]: REFUSED })
  await openVerify()
  await expect.poll(() => document.title).toBe('Check your email / Cendekia')
  await code().fill('123456')
  await expect.poll(() => document.title).toBe('Verification Failed / Cendekia')
})

test('a verified address is not asked for a code again by a reload', async () => {
  answering({ [VERIFY]: { body: { email: 'sari@example.com', resetToken: null } } })
  await openAuth({ search: '?needsVerification=true&email=sari%40example.com' })
  await code().fill('123456')
  await expect.element(heading('Verification Successful!')).toBeVisible()
  expect(location.hash).toBe('#/auth')
  expect(location.search).not.toContain('needsVerification')
})

test('[S4.6-14] the address’s own query is read as well as the hash’s', async () => {
  const first = await openAuth({ at: '/auth', search: '?needsVerification=true&email=rahmat%40example.com' })
  await expect.element(page.getByText('rahmat@example.com')).toBeVisible()
  await expect.poll(() => shownToast()?.title).toBe('Verification Required')
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect.element(heading('Welcome back')).toHaveFocus()
  await first.unmount()

  await openAuth({ at: '/auth?needsVerification=true&email=sari%40example.com' })
  await expect.element(page.getByText('sari@example.com')).toBeVisible()
})

test('[S5-10] a code is required, and a short one is no code', async () => {
  const calls = answering({})
  await openVerify()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect.element(code()).toBeInvalid()
  await expect.element(code()).toHaveAccessibleDescription(/^Enter the 6-digit code from our email\./)
  await code().fill('123')
  await expect.element(code()).not.toBeInvalid()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect.element(code()).toHaveAccessibleDescription(/^Enter all 6 digits\./)
  expect(calls).toEqual([])
})

test('[S5-11] [S5-12] the code is at most 6 characters and described as a 6-digit code', async () => {
  const calls = answering({ [VERIFY]: REFUSED })
  await openVerify()
  await expect.element(code()).toHaveAccessibleName('6-digit code')
  await expect.element(page.getByText('We sent a 6-digit code to')).toBeVisible()
  await expect.element(code()).toHaveAttribute('maxlength', '6')
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code()).toHaveAttribute('inputmode', 'numeric')
  await code().click()
  await userEvent.keyboard('12a34-5678')
  await expect.poll(() => sent(calls)).toEqual([[VERIFY, { code: '123456', email: 'sari@example.com' }]])
})

test('[S4.6-3] [S8-32] [S8-33] the sixth digit sends the code, and success is told', async () => {
  const calls = answering({ [VERIFY]: { body: { email: 'sari@example.com', resetToken: null } } })
  const left = watchLeaving()
  await openVerify()
  await code().click()
  await userEvent.keyboard('12345')
  expect(calls).toEqual([])
  await userEvent.keyboard('6')
  await expect.element(heading('Verification Successful!')).toHaveFocus()
  await expect.element(page.getByText('Your account has been verified.')).toBeVisible()
  expect(sent(calls)).toEqual([[VERIFY, { code: '123456', email: 'sari@example.com' }]])
  await page.getByRole('button', { name: 'Go to Homepage' }).click()
  await expect.poll(() => left).toHaveLength(1)
  expect(new URL(left[0] ?? '')).toMatchObject({ pathname: '/v2/', hash: '' })
})

test('a code is pasted with all that was around it', async () => {
  const calls = answering({ [VERIFY]: REFUSED })
  await openVerify()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', ' 123 456\n')
  code()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(() => sent(calls)).toEqual([[VERIFY, { code: '123456', email: 'sari@example.com' }]])
})

test('[S4.6-4] [S4.6-5] [S4.6-6] [S8-30] [S8-31] a failure shows its message, and Try Again leads back', async () => {
  answering({ [VERIFY]: REFUSED })
  await openVerify()
  await code().fill('123456')
  await expect.element(heading('Verification Failed')).toHaveFocus()
  await expect.element(page.getByText('This code is wrong.')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByLabelText('6-digit code')).toHaveFocus()
  await expect.element(page.getByText('sari@example.com')).toBeVisible()
  await expect.element(code()).toHaveValue('123456')
})

test('a sign-up made in another browser goes on to choosing a password', async () => {
  answering({ [VERIFY]: { body: { email: 'sari@example.com', resetToken: 'A'.repeat(43) } } })
  await openVerify()
  await code().fill('123456')
  await expect.poll(() => location.hash).toBe(`#/reset-password?token=${'A'.repeat(43)}&verified=true`)
})

test('[S8-16] a new code is sent and told, and then not again for a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const calls = answering({ [RESEND]: { body: { email: 'sari@example.com' } } })
  await openVerify()
  await page.getByRole('button', { name: 'Send new code' }).click()
  await expect.poll(shownToast).toEqual({
    title: 'Verification code sent',
    description: 'A new verification code has been sent to your email',
    tone: 'success',
  })
  expect(sent(calls)).toEqual([[RESEND, { email: 'sari@example.com' }]])
  await expect.element(page.getByRole('button', { name: 'New code in 60 s' })).toBeDisabled()
  await vi.advanceTimersByTimeAsync(59_000)
  await expect.element(page.getByRole('button', { name: 'New code in 1 s' })).toBeDisabled()
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(page.getByRole('button', { name: 'Send new code' })).toBeEnabled()
})

test('[S8-11] a failed resend shows the server’s message', async () => {
  answering({ [RESEND]: { status: 429, body: { code: 'too_many_requests', message: 'Please wait.' } } })
  await openVerify()
  await page.getByRole('button', { name: 'Send new code' }).click()
  await expect.poll(shownToast).toEqual({
    title: 'Failed to resend code',
    description: 'Please wait.',
    tone: 'destructive',
  })
  await expect.element(page.getByRole('button', { name: 'Send new code' })).toBeEnabled()
})

test('another address leads back to the forms', async () => {
  await openVerify()
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect.element(heading('Welcome back')).toHaveFocus()
  expect(location.hash).toBe('#/auth')
})

test('the reminder goes when the address is verified', async () => {
  answering({ [VERIFY]: { body: { email: 'sari@example.com', resetToken: null } } })
  await openVerify()
  await expect.poll(() => shownToast()?.title).toBe('Verification Required')
  await code().fill('123456')
  await expect.element(heading('Verification Successful!')).toBeVisible()
  await expect.poll(shownToast).toBeNull()
})
