import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { UnsubscribePage } from './unsubscribe-page.tsx'

afterEach(leaveApp)

const TOKEN = `7.mail.${'a'.repeat(43)}`
const ADDRESS = `/api/unsubscribe?token=${TOKEN}`
const button = page.getByRole('button', { name: 'Stop these emails' })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const openLink = (answers: Record<string, Answer>) =>
  renderPart(<UnsubscribePage />, { at: `/unsubscribe?token=${TOKEN}`, answers })

const on = (what: 'mail' | 'digest') => ({ [`GET ${ADDRESS}`]: { body: { what, isOff: false } } })
const off = (what: 'mail' | 'digest') => ({ [`POST ${ADDRESS}`]: { body: { what, isOff: true } } })

test('the link says what it ends, and ends it only when its button is pressed', async () => {
  const calls = await openLink({ ...on('mail'), ...off('mail') })
  await expect.element(heading('Stop notification emails?')).toBeVisible()
  await eventually(() => location.href).not.toContain(TOKEN)
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
  await button.click()
  await expect.element(heading('You’re unsubscribed')).toHaveFocus()
  await expect.element(page.getByText('You’ll no longer get emails about notifications.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to settings' })).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: ADDRESS })
})

test('the digest has words of its own', async () => {
  await openLink({ ...on('digest'), ...off('digest') })
  await expect.element(heading('Stop the weekly digest?')).toBeVisible()
  await button.click()
  await expect.element(page.getByText('You’ll no longer get the weekly digest.')).toBeVisible()
})

test('what is off already is told so', async () => {
  await openLink({ [`GET ${ADDRESS}`]: { body: { what: 'mail', isOff: true } } })
  await expect.element(heading('You’re unsubscribed')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('a link that is not ours, or none at all, leads to the settings', async () => {
  await openLink({ [`GET ${ADDRESS}`]: { status: 400, body: { code: 'invalid_token', message: 'No.' } } })
  await expect.element(heading('This link isn’t complete')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to settings' })).toBeVisible()
})

test('an end that fails says so, and can be tried again', async () => {
  await openLink({
    ...on('mail'),
    [`POST ${ADDRESS}`]: { status: 503, body: { code: 'unavailable', message: 'We are busy. Try again.' } },
  })
  await button.click()
  await expect.element(page.getByText('We are busy. Try again.')).toBeVisible()
  await expect.element(button).toBeEnabled()
})
