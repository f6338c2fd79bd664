import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { userQuery } from '../auth/public.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { stopWatching, watchLeaving, type Answer } from '../testing/stand-ins.ts'
import { AccountForms } from './account-forms.tsx'
import { ACCOUNT, openAccount, part } from './account-testing.tsx'

afterEach(leaveApp)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const invalid = (fields: Record<string, string>) => ({
  status: 400,
  body: { code: 'invalid_input', message: 'Please check the marked fields.', fields },
})

function HeaderName() {
  const { data } = useQuery(userQuery)
  return <p data-testid="header">{`In the header: ${data?.firstName}`}</p>
}

test('names are saved for themselves, with "Saved" beside the button, and the header follows', async () => {
  const names = { firstName: 'Sari Ayu', lastName: 'Wijaya' }
  const calls = await renderPart(
    <>
      <HeaderName />
      <AccountForms />
    </>,
    {
      at: '/settings',
      user: SARI,
      answers: { '/api/account': { body: ACCOUNT }, '/api/account/names': { body: names } },
    },
  )
  await expect.element(field('First name')).toHaveValue('Sari')
  await field('First name').fill('Sari Ayu')
  await button('Save name').click()
  await expect.element(part('Name').getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(page.getByText('In the header: Sari Ayu')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', path: '/api/account/names', body: names })
  await field('Last name').fill('Dewi')
  await expect.element(part('Name').getByText('Saved', { exact: true })).not.toBeInTheDocument()
})

test('what is wrong with a name stands at its field, and nothing typed is lost', async () => {
  const told = 'This name has invisible characters.'
  await openAccount({}, { '/api/account/names': invalid({ lastName: told }) })
  await field('First name').fill('x'.repeat(51))
  await button('Save name').click()
  await expect.element(field('First name')).toHaveAccessibleDescription('Use up to 50 characters.')
  await expect.element(field('First name')).toHaveFocus()
  await field('First name').fill('Sari')
  await field('Last name').fill('Dewi')
  await button('Save name').click()
  await expect.element(field('Last name')).toHaveAccessibleDescription(told)
  await expect.element(field('Last name')).toHaveValue('Dewi')
})

test('the alias shows its address while it is typed, and when it may be changed again', async () => {
  const again = '2026-12-17T09:00:00.000Z'
  const calls = await openAccount(
    {},
    { '/api/account/alias': { body: { alias: 'sari-reads', aliasChangeableAt: again } } },
  )
  await field('Alias').fill('Sari_Reads')
  await expect.element(page.getByText('/@sari_reads')).toBeVisible()
  await button('Save alias').click()
  await expect.element(part('Alias').getByText(/only the letters a to z/)).toBeVisible()
  expect(calls.some(({ path }) => path === '/api/account/alias')).toBe(false)
  await field('Alias').fill('Sari-Reads')
  await button('Save alias').click()
  await expect.element(part('Alias').getByText('You can change it again on Dec 17, 2026.')).toBeVisible()
  await expect.element(field('Alias')).toHaveValue('sari-reads')
  await expect.element(field('Alias')).toHaveAttribute('readonly')
  await expect.element(button('Save alias')).not.toBeInTheDocument()
  await expect.element(part('Alias').getByText('Saved')).toBeVisible()
})

test('an alias that somebody else has is told at its field', async () => {
  const told = 'Someone else has this alias.'
  const taken = { status: 409, body: { code: 'conflict', message: told, fields: { alias: told } } }
  await openAccount({}, { '/api/account/alias': taken })
  await field('Alias').fill('budi')
  await button('Save alias').click()
  await expect.element(field('Alias')).toHaveAccessibleDescription(new RegExp(told))
  await expect.element(field('Alias')).toHaveValue('budi')
})

const PENDING = {
  newEmail: 'sari@new.example',
  isOldProven: false,
  isNewProven: true,
  expiresAt: '2026-11-18T09:00:00.000Z',
}

test('an address change asks for the password, waits for both links, and can be cancelled', async () => {
  let answer: Answer = invalid({ password: 'This isn’t your current password. Please try again.' })
  const calls = await openAccount({}, { '/api/account/email': () => answer })
  await part('Email').getByLabelText('New email address').fill('sari@new')
  await button('Change email').click()
  await expect.element(part('Email').getByText(/^Enter an email address like/)).toBeVisible()
  await expect.element(part('Email').getByText('Please enter your current password.')).toBeVisible()
  await part('Email').getByLabelText('New email address').fill('sari@new.example')
  await part('Email').getByLabelText('Current password').fill('wrong')
  await button('Change email').click()
  await expect
    .element(part('Email').getByText('This isn’t your current password. Please try again.'))
    .toBeVisible()
  await expect.element(part('Email').getByLabelText('New email address')).toHaveValue('sari@new.example')
  answer = { body: PENDING }
  await part('Email').getByLabelText('Current password').fill('right')
  await button('Change email').click()
  await expect.element(part('Email').getByText('Not confirmed yet: sari@new.example')).toBeVisible()
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    newEmail: 'sari@new.example',
    password: 'right',
  })
  await expect.element(part('Email').getByText('Current address: not confirmed yet')).toBeVisible()
  await expect.element(part('Email').getByText('New address: confirmed')).toBeVisible()
  answer = { body: { done: true } }
  await button('Cancel change').click()
  await expect.element(part('Email').getByLabelText('New email address')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/account/email' })
})

test('a mistyped address is answered with the one that was probably meant', async () => {
  await openAccount()
  const newEmail = part('Email').getByLabelText('New email address')
  await newEmail.fill('sari@gmial.com')
  await userEvent.tab()
  await button('Did you mean gmail.com?').click()
  await expect.element(newEmail).toHaveValue('sari@gmail.com')
  await expect.element(newEmail).toHaveFocus()
  await expect.element(page.getByText('Did you mean')).not.toBeInTheDocument()
})

test('a saved password leaves the fields, a refused one stays', async () => {
  let isTaken = false
  await openAccount(
    {},
    {
      '/api/account/password': () =>
        isTaken ? { body: { done: true } } : invalid({ password: 'Others would guess this one first.' }),
    },
  )
  const current = part('Password').getByLabelText('Current password')
  const next = part('Password').getByLabelText('New password')
  await current.fill('lentera hijau')
  await next.fill('password1')
  await button('Change password').click()
  await expect.element(next).toHaveAccessibleDescription('Others would guess this one first.')
  await expect.element(next).toHaveValue('password1')
  isTaken = true
  await next.fill('gajah menari 17')
  await button('Change password').click()
  await expect.element(part('Password').getByText('Saved. You’re signed out on other devices.')).toBeVisible()
  await expect.element(current).toHaveValue('')
  await expect.element(next).toHaveValue('')
})

test('whoever has no password sets a first one, and needs none for a new address', async () => {
  const calls = await openAccount(
    { hasPassword: false },
    { '/api/account/password': { body: { done: true } } },
  )
  await expect.element(part('Password').getByLabelText('New password')).toBeVisible()
  await expect.element(page.getByLabelText('Current password')).not.toBeInTheDocument()
  await part('Password').getByLabelText('New password').fill('gajah menari 17')
  await button('Set password').click()
  await eventually(() => calls.at(-1)?.body).toEqual({ password: 'gajah menari 17' })
  await expect.element(part('Password').getByLabelText('Current password')).toBeVisible()
})

test('linked services can be unlinked; the last way in says why not', async () => {
  let isLast = true
  const told = 'This is your only way to sign in.'
  await openAccount(
    {
      providers: [
        { provider: 'google', linkedAt: '2026-01-02T09:00:00.000Z', isOffered: true },
        { provider: 'discord', linkedAt: null, isOffered: true },
      ],
    },
    {
      '/api/account/providers/google': () =>
        isLast ? { status: 409, body: { code: 'conflict', message: told } } : { body: { done: true } },
    },
  )
  await expect.element(page.getByText('Linked since Jan 2, 2026')).toBeVisible()
  await button('Unlink Google').click()
  await expect.element(page.getByText(told)).toBeVisible()
  isLast = false
  await button('Unlink Google').click()
  await expect.element(button('Unlink Google')).not.toBeInTheDocument()
})

test('a service that the site offers is connected at its own site', async () => {
  const left = watchLeaving()
  const url = 'https://accounts.example/authorize?state=x'
  await openAccount(
    { providers: [{ provider: 'google', linkedAt: null, isOffered: true }] },
    { 'POST /api/account/providers/google/link': { body: { url } } },
  )
  await button('Link Google').click()
  await eventually(() => left).toEqual([url])
  stopWatching()
})

test('whoever comes back from a service reads how it went', async () => {
  await renderPart(<AccountForms />, {
    at: '/settings?section=account&linkError=taken',
    user: SARI,
    answers: {
      '/api/account': {
        body: { ...ACCOUNT, providers: [{ provider: 'google', linkedAt: null, isOffered: true }] },
      },
    },
  })
  await expect.element(page.getByText(/belongs to another member here/)).toBeVisible()
})

test('an account that could not be fetched says so and is asked for again', async () => {
  let isUp = false
  await openAccount(
    {},
    {
      '/api/account': () =>
        isUp ? { body: ACCOUNT } : { status: 503, body: { code: 'unavailable', message: '' } },
    },
  )
  await expect.element(page.getByText('Couldn’t load your account.')).toBeVisible()
  isUp = true
  await button('Try again').click()
  await expect.element(field('First name')).toHaveValue('Sari')
})
