import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanUp, openAuth } from '../auth-page-testing.tsx'
import { type Answer, answering } from '../../testing/stand-ins.ts'
import { shownToast } from '../../testing/render-app.tsx'

afterEach(cleanUp)

const fields = {
  firstName: () => page.getByLabelText('First name'),
  lastName: () => page.getByLabelText('Last name'),
  email: () => page.getByLabelText('Email'),
  password: () => page.getByLabelText('Password', { exact: true }),
}
const MISSING = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name. Only one name? Repeat it.',
  email: 'Enter your email address.',
  password: 'Enter a password.',
}
const VALUES = {
  firstName: 'Sari',
  lastName: 'Wulandari',
  email: 'sari@example.com',
  password: 'lentera hijau',
}
const NAMES = ['firstName', 'lastName', 'email', 'password'] as const
const submit = () => page.getByRole('button', { name: 'Sign Up' })

async function openSignUp(at = '/auth'): Promise<void> {
  await openAuth({ at })
  await page.getByRole('tab', { name: 'Sign Up' }).click()
}

async function fillIn(values: Partial<typeof VALUES>): Promise<void> {
  for (const name of NAMES) if (values[name] !== undefined) await fields[name]().fill(values[name])
}

test('[S5-7] each of first name, last name, email address and password is required', async () => {
  const calls = answering({})
  await openSignUp()
  await submit().click()
  for (const name of NAMES) await expect.element(fields[name]()).toHaveAccessibleDescription(MISSING[name])
  await expect.element(fields.firstName()).toHaveFocus()

  await fillIn(VALUES)
  for (const name of NAMES) {
    await fields[name]().fill('')
    await submit().click()
    await expect.element(fields[name]()).toHaveAccessibleDescription(MISSING[name])
    await expect.element(fields[name]()).toHaveFocus()
    await fields[name]().fill(VALUES[name])
  }
  expect(calls).toEqual([])
})

test('a password of five characters is refused before it is sent, and its strength is told in words', async () => {
  const calls = answering({})
  await openSignUp()
  await fillIn({ ...VALUES, password: 'abcde' })
  await expect.element(page.getByText('Too short: 1 more character.')).toBeVisible()
  await submit().click()
  await expect.element(fields.password()).toHaveAccessibleDescription('Use at least 6 characters.')
  expect(calls).toEqual([])
  await fields.password().fill('aaaaaaa')
  await expect.element(page.getByText('Weak: easy to guess.')).toBeVisible()
  await fields.password().fill('lentera hijau membaca malam')
  await expect.element(page.getByText('Strong: hard to guess.')).toBeVisible()
})

test('[S4.6-1] [S4.6-2] [S8-14] a successful sign-up leads to verify with the address that came back', async () => {
  const calls = answering({ '/api/auth/signup': { body: { email: 'returned@example.com' } } })
  await openSignUp()
  await fillIn(VALUES)
  await submit().click()
  await expect.element(page.getByLabelText('6-digit code')).toHaveFocus()
  await expect.element(page.getByText('returned@example.com')).toBeVisible()
  expect(shownToast()).toEqual({
    title: 'Registration successful',
    description: 'Please check your email for verification code',
    tone: 'success',
  })
  expect(calls).toEqual([{ method: 'POST', path: '/api/auth/signup', body: VALUES }])
})

test.each(['/auth', '/register'])('a sign-up at %s has an address that a reload finds again', async (at) => {
  answering({ '/api/auth/signup': { body: { email: 'returned@example.com' } } })
  const entries = await openSignUp(at).then(() => history.length)
  await fillIn(VALUES)
  await submit().click()
  await expect.element(page.getByLabelText('6-digit code')).toHaveFocus()
  expect(location.hash).toBe(`#${at}?needsVerification=true&email=returned%40example.com`)
  expect(history.length).toBe(entries)
  expect(shownToast()?.title).toBe('Registration successful')
  await expect.element(page.getByRole('button', { name: /^New code in/ })).toBeDisabled()

  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect.element(fields.firstName()).toHaveValue('Sari')
  expect(location.hash).toBe(`#${at}`)
})

test('the good news goes when the code is refused', async () => {
  answering({
    '/api/auth/signup': { body: { email: 'sari@example.com' } },
    '/api/auth/verify': { status: 400, body: { code: 'invalid_code', message: 'This code is wrong.' } },
  })
  await openSignUp()
  await fillIn(VALUES)
  await submit().click()
  await expect.poll(() => shownToast()?.title).toBe('Registration successful')
  await page.getByLabelText('6-digit code').fill('111111')
  await expect.element(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
  await expect.poll(shownToast).toBeNull()
})

test('[S8-9] a failed sign-up shows a destructive toast with the server’s message and clears nothing', async () => {
  answering({
    '/api/auth/signup': { status: 429, body: { code: 'too_many_requests', message: 'Please wait.' } },
  })
  await openSignUp()
  await fillIn(VALUES)
  await submit().click()
  await expect.poll(shownToast).toEqual({
    title: 'Registration failed.',
    description: 'Please wait.',
    tone: 'destructive',
  })
  await expect.element(page.getByRole('alert').getByText('Registration failed.')).toBeVisible()
  for (const name of NAMES) await expect.element(fields[name]()).toHaveValue(VALUES[name])
  await expect.element(submit()).toBeEnabled()
})

test('what the server finds wrong with a field stands beside it', async () => {
  const told = 'This password is too easy to guess.'
  answering({
    '/api/auth/signup': {
      status: 400,
      body: { code: 'invalid_input', message: 'Please check the fields.', fields: { password: told } },
    },
  })
  await openSignUp()
  await fillIn(VALUES)
  await submit().click()
  await expect.element(fields.password()).toHaveAccessibleDescription(told)
  await expect.element(fields.password()).toHaveFocus()
})

test('the button is busy only while the form is being sent', async () => {
  let finish = (_answer: Answer): void => {}
  const answer = new Promise<Answer>((resolve) => {
    finish = resolve
  })
  answering({ '/api/auth/signup': () => answer })
  await openSignUp()
  await fillIn(VALUES)
  await expect.element(submit()).toBeEnabled()
  await submit().click()
  await expect.element(submit()).toBeDisabled()
  finish({ status: 500, body: { code: 'internal', message: 'Something went wrong.' } })
  await expect.element(submit()).toBeEnabled()
})

test('what was typed stays when the tab changes, and the eight rules can be read', async () => {
  await openSignUp()
  await fillIn({ email: 'sari@example.com', firstName: 'Sari' })
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await expect.element(fields.email()).toHaveValue('sari@example.com')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect.element(fields.firstName()).toHaveValue('Sari')
  await page.getByText('Read the rules').click()
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(8)
  await expect
    .element(page.getByRole('link', { name: 'Terms of Service' }))
    .toHaveAttribute('href', '/terms-of-service')
  await expect
    .element(page.getByRole('link', { name: 'Privacy Policy' }))
    .toHaveAttribute('href', '/privacy-policy')
})

test('a mistyped domain is asked about when the field is left, and one click mends it', async () => {
  await openSignUp()
  await fields.email().fill('sari@gmial.com')
  await userEvent.tab()
  await page.getByRole('button', { name: 'Did you mean gmail.com?' }).click()
  await expect.element(fields.email()).toHaveValue('sari@gmail.com')
  await expect.element(fields.email()).toHaveFocus()
  await expect.element(page.getByText('Did you mean')).not.toBeInTheDocument()
})

test('while very many sign up the browser does some work first, and the form is sent again by itself', async () => {
  let tries = 0
  const calls = answering({
    '/api/auth/signup': () =>
      tries++ === 0
        ? {
            status: 403,
            body: { code: 'proof_of_work_required', message: 'Very many people are signing up.' },
          }
        : { body: { email: VALUES.email } },
    '/api/auth/signup/proof': { body: { challenge: 'one.two.three', bits: 6 } },
  })
  await openSignUp()
  await fillIn(VALUES)
  await submit().click()
  await expect.poll(() => calls.length).toBe(3)
  const { proof = { challenge: '', nonce: '' } } = (calls[2]?.body ?? {}) as {
    proof?: { challenge: string; nonce: string }
  }
  expect(proof.challenge).toBe('one.two.three')
  const text = new TextEncoder().encode(`${proof.challenge}:${proof.nonce}`)
  const [start = 255] = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  expect(start).toBeLessThan(4)
})
