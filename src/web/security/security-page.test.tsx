import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PastSignIn, Session } from '../../contract/sign-ins.ts'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { SecurityPage } from './security-page.tsx'

afterEach(leaveApp)

const AT = '2026-01-02T09:00:00.000Z'
const here: Session = {
  id: 1,
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.…',
  startedAt: AT,
  lastSeenAt: AT,
  isThisOne: true,
}
const phone: Session = { ...here, id: 2, browser: 'Safari', system: 'iPhone', isThisOne: false }
const unknown: Session = { ...phone, id: 3, browser: null, system: null, address: null }
const past = (id: number, rest: Partial<PastSignIn>): PastSignIn => ({
  id,
  way: 'password',
  isSuccess: true,
  browser: 'Chrome',
  system: 'Windows',
  address: null,
  at: AT,
  ...rest,
})

const part = (name: string) => page.getByRole('region', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(answers: Record<string, Answer | (() => Answer)> = {}) {
  return renderPart(<SecurityPage />, {
    at: '/settings/security',
    user: SARI,
    answers: {
      '/api/account/sessions': { body: { items: [here, phone, unknown] } },
      '/api/account/sign-ins': {
        body: {
          items: [past(3, { isSuccess: false }), past(2, { way: 'google' }), past(1, { way: 'signup' })],
          nextCursor: null,
        },
      },
      ...answers,
    },
  })
}

test('devices stand there in plain words; this one has no button', async () => {
  await open()
  const rows = part('Your devices').getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent('Chrome on Windows')
  await expect.element(rows.nth(0)).toHaveTextContent('This device')
  await expect.element(rows.nth(0)).toHaveTextContent('IP address 203.0.113.…')
  await expect.element(rows.nth(1)).toHaveTextContent('Safari on iPhone')
  await expect.element(rows.nth(2)).toHaveTextContent('Unknown browser')
  await expect.element(button('Sign out Safari on iPhone')).toBeVisible()
  await expect.element(button('Sign out Chrome on Windows')).not.toBeInTheDocument()
})

test('one device is signed out, or why not stands beside it', async () => {
  let isUp = false
  const gone = { status: 404, body: { code: 'not_found', message: 'We couldn’t find that.' } }
  const calls = await open({
    'DELETE /api/account/sessions/2': () => (isUp ? { body: { done: true } } : gone),
  })
  await button('Sign out Safari on iPhone').click()
  await expect.element(page.getByText('We couldn’t find that.')).toBeVisible()
  isUp = true
  await button('Sign out Safari on iPhone').click()
  await expect.element(button('Sign out Safari on iPhone')).not.toBeInTheDocument()
  await expect.element(button('Sign out Unknown browser')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/account/sessions/2' })
})

test('all others are signed out at once', async () => {
  await open({ 'POST /api/account/sessions/end-others': { body: { ended: 2 } } })
  await button('Sign out all other devices').click()
  await expect.element(page.getByText('You’re now signed in on this device only.')).toBeVisible()
  await expect.element(button('Sign out all other devices')).not.toBeInTheDocument()
  expect(part('Your devices').getByRole('listitem').elements()).toHaveLength(1)
})

test('the history tells successes from wrong passwords', async () => {
  await open()
  const rows = part('Sign-in history').getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent('Wrong password')
  await expect.element(rows.nth(1)).toHaveTextContent('Signed in with Google')
  await expect.element(rows.nth(2)).toHaveTextContent('Account created')
})

test('a list that did not come can be asked for again, and the other stays', async () => {
  let isUp = false
  await open({
    '/api/account/sessions': () =>
      isUp ? { body: { items: [here] } } : { status: 503, body: { code: 'unavailable', message: '' } },
  })
  await expect.element(page.getByText('Couldn’t load your devices.')).toBeVisible()
  await expect.element(page.getByText('Account created')).toBeVisible()
  isUp = true
  await button('Try again').click()
  await expect.element(page.getByText('This device', { exact: false })).toBeVisible()
  await expect.element(button('Sign out all other devices')).not.toBeInTheDocument()
})

test('a visitor is asked to sign in', async () => {
  await renderPart(<SecurityPage />, { at: '/settings/security' })
  await expect
    .element(page.getByRole('heading', { name: 'Sign in to see your security settings' }))
    .toBeVisible()
})
