import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { PasskeysSection } from './public.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await leaveApp()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const PHONE = { id: 3, name: 'Phone', createdAt: '2026-03-01T08:00:00.000Z', lastUsedAt: null }
const OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Cendekia' },
  user: { id: 'AAAA', name: 'sari@example.org', displayName: 'Sari' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}

function open(answers: Record<string, Answer>, passkeys = [PHONE], isOffered = true) {
  const part = (
    <Suspense>
      <PasskeysSection />
    </Suspense>
  )
  const listed = { 'GET /api/passkeys': { body: { passkeys, isOffered } } }
  return renderPart(part, { at: '/settings', user: SARI, answers: { ...listed, ...answers } })
}

test('a passkey is named, made by the browser and shown', async () => {
  const bytes = new TextEncoder().encode('x').buffer
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue({
    id: 'a2V5',
    rawId: bytes,
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
  } as unknown as Credential)
  const calls = await open(
    {
      '/api/passkeys/start': { body: { options: OPTIONS } },
      'POST /api/passkeys': { body: { ...PHONE, name: 'Red phone' } },
    },
    [],
  )
  await expect.element(page.getByText('No passkeys yet.')).toBeVisible()
  await button('Add passkey').click()
  const dialog = page.getByRole('dialog', { name: 'Add passkey' })
  await dialog.getByLabelText('Name').fill(' ')
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name.')
  await dialog.getByLabelText('Name').fill('Red phone')
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  await expect.element(page.getByRole('listitem').getByText('Red phone')).toBeVisible()
  const body = { name: 'Red phone', id: 'a2V5', clientDataJSON: 'eA', attestationObject: 'eA' }
  expect(calls.findLast(({ method, path }) => method === 'POST' && path === '/api/passkeys')?.body).toEqual({
    ...body,
    transports: ['internal'],
  })
})

test('what the device or the server refuses is told in the dialog', async () => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('Known', 'InvalidStateError'))
  const last = 'This passkey is your only way to sign in.'
  await open({
    '/api/passkeys/start': { body: { options: OPTIONS } },
    'DELETE /api/passkeys/3': { status: 409, body: { code: 'conflict', message: last } },
  })
  await button('Add passkey').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
  await expect.element(page.getByText('This device already has a passkey')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await button('Remove Phone').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText(last)).toBeVisible()
})

test('a passkey is renamed and removed', async () => {
  await open({
    'PATCH /api/passkeys/3': { body: { ...PHONE, name: 'Old phone' } },
    'DELETE /api/passkeys/3': { body: { done: true } },
  })
  await button('Rename Phone').click()
  await page.getByRole('dialog').getByLabelText('Name').fill('Old phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await button('Remove Old phone').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('No passkeys yet.')).toBeVisible()
})

test('where passkeys can’t work, none is offered', async () => {
  await open({}, [], false)
  await expect.element(page.getByText('Passkeys don’t work on this site')).toBeVisible()
  await expect.element(button('Add passkey')).not.toBeInTheDocument()
})
