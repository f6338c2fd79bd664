import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { TwoFactorSection } from './public.ts'

afterEach(leaveApp)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const CODES = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jkmn-000${at}`)
const OFF = { body: { since: null, recoveryCodesLeft: 0 } }
const ON = { body: { since: '2026-03-01T08:00:00.000Z', recoveryCodesLeft: 10 } }
const SET_UP = {
  body: {
    key: 'GEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Cendekia:sari?secret=GEZDGNBVGY3TQOJQ',
    qr: { size: 29, path: 'M4 4h7v1H4z' },
  },
}

function open(answers: Record<string, Answer | (() => Answer)>) {
  const part = (
    <Suspense>
      <TwoFactorSection />
    </Suspense>
  )
  return renderPart(part, { at: '/settings', user: SARI, answers })
}

test('it is turned on by scanning and a first code, and its recovery codes are shown once', async () => {
  let isOn = false
  const calls = await open({
    'GET /api/two-factor': () => (isOn ? ON : OFF),
    '/api/two-factor/start': SET_UP,
    '/api/two-factor/confirm': () => {
      isOn = true
      return { body: { recoveryCodes: CODES } }
    },
  })
  await button('Turn on').click()
  const dialog = page.getByRole('dialog', { name: 'Set up your app' })
  await expect.element(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  await expect.element(dialog.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
  await dialog.getByLabelText('Code from the app').fill('123')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(dialog.getByLabelText('Code from the app')).toHaveAccessibleDescription(/all 6 digits/)
  await dialog.getByLabelText('Code from the app').fill('123 456')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect.element(codes.getByText(CODES[9] ?? '')).toBeVisible()
  await expect.element(codes.getByRole('link', { name: 'Download' })).toHaveAttribute('download')
  await codes.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect.element(page.getByText('10 recovery codes left')).toBeVisible()
  await expect.element(page.getByText(CODES[9] ?? '')).not.toBeInTheDocument()
  const sent = calls.filter(({ path }) => path.endsWith('/confirm'))
  expect(sent.map(({ body }) => body)).toEqual([{ code: '123456' }])
})

test('a wrong first code is told at its field, and nothing is on', async () => {
  const told = 'This code is wrong.'
  await open({
    'GET /api/two-factor': OFF,
    '/api/two-factor/start': SET_UP,
    '/api/two-factor/confirm': {
      status: 400,
      body: { code: 'invalid_code', message: told, fields: { code: told } },
    },
  })
  await button('Turn on').click()
  const dialog = page.getByRole('dialog', { name: 'Set up your app' })
  await dialog.getByLabelText('Code from the app').fill('123456')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect
    .element(dialog.getByLabelText('Code from the app'))
    .toHaveAccessibleDescription(new RegExp(told))
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('It’s off.')).toBeVisible()
})

test('it is turned off only after being asked, and new recovery codes are shown', async () => {
  let isOn = true
  await open({
    'GET /api/two-factor': () => (isOn ? ON : OFF),
    '/api/two-factor/recovery-codes': { body: { recoveryCodes: CODES } },
    'DELETE /api/two-factor': () => {
      isOn = false
      return { body: { done: true } }
    },
  })
  await button('New recovery codes').click()
  await page.getByRole('dialog').getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await button('Turn off').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect.element(page.getByText('It’s off.')).toBeVisible()
})
