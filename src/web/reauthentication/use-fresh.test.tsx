import { useMutation } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { unlinkProvider } from '../../contract/account.ts'
import { call, failureOf } from '../platform/api.ts'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { useFresh } from './public.ts'

afterEach(leaveApp)

const NEEDED = 'To keep your account safe, please confirm that it’s you, then try again.'
const stale = { status: 403, body: { code: 'reauthentication_required', message: NEEDED } }
const done = { body: { done: true } }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const ACT = '/api/account/providers/google'

function Dangerous() {
  const { fresh, dialog } = useFresh()
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: async () => fresh(async () => call(unlinkProvider, { params: { provider: 'google' } })),
  })
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Act
      </button>
      <p>{isSuccess ? 'Done' : failureOf(error, 'Failed')}</p>
      {dialog}
    </>
  )
}

async function open(ways: string[], answers: Record<string, Answer> = {}) {
  let tries = 0
  const calls = await renderPart(<Dangerous />, {
    at: '/settings',
    user: SARI,
    answers: {
      [ACT]: () => (tries++ === 0 ? stale : done),
      'GET /api/auth/reauthenticate': { body: { ways, isFresh: false } },
      'POST /api/auth/reauthenticate': done,
      ...answers,
    },
  })
  await button('Act').click()
  await expect.element(page.getByRole('dialog', { name: 'Confirm that it’s you' })).toBeVisible()
  return calls
}

test('a call that needs a fresh proof asks for the password, and is made again', async () => {
  const calls = await open(['password'])
  await button('Confirm').click()
  await expect.element(page.getByText('Please enter your password.')).toBeVisible()
  await page.getByLabelText('Password', { exact: true }).fill('kuda terbang 42')
  await button('Confirm').click()
  await expect.element(page.getByText('Done')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const sent = calls.filter(({ method }) => method !== 'GET')
  expect(sent.map(({ path }) => path)).toEqual([ACT, '/api/auth/reauthenticate', ACT])
  expect(sent[1]?.body).toEqual({ password: 'kuda terbang 42' })
})

test('a wrong password is told at its field, and stays there to be corrected', async () => {
  await open(['password'], {
    'POST /api/auth/reauthenticate': {
      status: 400,
      body: { code: 'invalid_input', message: 'Please check.', fields: { password: 'Wrong.' } },
    },
  })
  const field = page.getByLabelText('Password', { exact: true })
  await field.fill('wrong')
  await button('Confirm').click()
  await expect.element(field).toHaveAccessibleDescription('Wrong.')
  await expect.element(field).toHaveValue('wrong')
})

test('who has no password asks for a code and enters it', async () => {
  const calls = await open(['mail'], { '/api/auth/reauthenticate/code': done })
  await button('Send code').click()
  await page.getByRole('textbox', { name: 'Code' }).fill('12 34 56')
  await button('Confirm').click()
  await expect.element(page.getByText('Done')).toBeVisible()
  expect(calls.findLast(({ path }) => path === '/api/auth/reauthenticate')?.body).toEqual({
    mailCode: '123456',
  })
})

test('closing the dialog leaves what the server said', async () => {
  await open(['password'])
  await button('Cancel').click()
  await expect.element(page.getByText(NEEDED)).toBeVisible()
})
