import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanUp, openAuth } from '../auth-page-testing.tsx'
import { SARI } from '../../testing/render-app.tsx'
import { answering, watchLeaving } from '../../testing/stand-ins.ts'

afterEach(cleanUp)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = () => page.getByRole('heading', { level: 1, name: 'One more step' })
const refused = (message: string) => ({ status: 400, body: { code: 'invalid_code', message } })

test('a right password leads to the code, which signs in with its sixth digit', async () => {
  const calls = answering({
    '/api/auth/signin': { status: 403, body: { code: 'second_factor_required', message: 'Enter the code.' } },
    '/api/auth/second-factor': { body: { user: SARI } },
  })
  const left = watchLeaving()
  await openAuth()
  await page.getByLabelText('Email').fill('sari@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('lentera hijau')
  await button('Sign In').click()
  await expect.element(heading()).toHaveFocus()
  await page.getByLabelText('6-digit code').fill('123 456')
  await expect.poll(() => left).toHaveLength(1)
  expect(calls.at(-1)).toEqual({ method: 'POST', path: '/api/auth/second-factor', body: { code: '123456' } })
})

test('who comes back from a provider takes the second step here; a wrong code stays to be corrected', async () => {
  answering({ '/api/auth/second-factor': refused('This code is wrong.') })
  await openAuth({ at: '/auth?step=code' })
  await expect.element(heading()).toBeVisible()
  const field = page.getByLabelText('6-digit code')
  await field.fill('12345')
  await button('Sign In').click()
  await expect.element(field).toHaveAccessibleDescription('Enter all 6 digits.')
  await field.fill('123456')
  await expect.element(field).toHaveAccessibleDescription('This code is wrong.')
  await expect.element(field).toHaveValue('123456')
})

test('a recovery code is another way, and starting again leads to the form', async () => {
  const calls = answering({ '/api/auth/second-factor': refused('This recovery code was already used.') })
  await openAuth({ at: '/auth?step=code' })
  await button('Use recovery code').click()
  const field = page.getByLabelText('Recovery code')
  await field.fill('abcd-efgh-jkmn-pqrs')
  await button('Sign In').click()
  await expect.element(field).toHaveAccessibleDescription('This recovery code was already used.')
  expect(calls.at(-1)?.body).toEqual({ recoveryCode: 'abcd-efgh-jkmn-pqrs' })
  await button('Start again').click()
  await expect.element(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
})

const OPTIONS = { challenge: 'AAAA', rpId: 'localhost', timeout: 300_000, userVerification: 'required' }
const START = { '/api/auth/passkey/start': { body: { options: OPTIONS } } }

test('a passkey signs in by itself', async () => {
  const calls = answering({ ...START, '/api/auth/passkey': { body: { user: SARI } } })
  const left = watchLeaving()
  const bytes = (text: string) => new TextEncoder().encode(text).buffer
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue({
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes('client'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      userHandle: bytes('who'),
    },
  } as unknown as Credential)
  await openAuth()
  await button('Use a passkey').click()
  await expect.poll(() => left).toHaveLength(1)
  expect(calls.at(-1)).toEqual({
    method: 'POST',
    path: '/api/auth/passkey',
    body: {
      id: 'a2V5',
      clientDataJSON: 'Y2xpZW50',
      authenticatorData: 'ZGF0YQ',
      signature: 'c2lnbmVk',
      userHandle: 'd2hv',
    },
  })
})

test('a passkey that was not used is told, and can be tried again', async () => {
  answering(START)
  const get = vi
    .spyOn(navigator.credentials, 'get')
    .mockRejectedValue(new DOMException('Not now', 'NotAllowedError'))
  await openAuth()
  await button('Use a passkey').click()
  await expect.element(page.getByRole('alert').getByText('No passkey was used')).toBeVisible()
  await button('Use a passkey').click()
  await expect.poll(() => get.mock.calls.length).toBe(2)
})
