import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

afterEach(leaveApp)

const CONFIRM = '/api/account/email/confirm'
const TOKEN = 'a'.repeat(43)
const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const openLink = (answer: Answer) =>
  renderPart(<ConfirmEmailPage />, { at: `/confirm-email?token=${TOKEN}`, answers: { [CONFIRM]: answer } })

test('a link confirms only when its button is pressed, and its token leaves the address', async () => {
  const calls = await openLink({ body: { proven: 'new', isDone: false } })
  await expect.element(heading('Confirm your email address')).toBeVisible()
  await eventually(() => location.href).not.toContain(TOKEN)
  expect(calls).toEqual([])
  await confirm.click()
  await expect.element(heading('One link left')).toHaveFocus()
  await expect.element(page.getByText(/we sent to your current address/)).toBeVisible()
  expect(calls).toEqual([{ method: 'POST', path: CONFIRM, body: { token: TOKEN } }])
})

test('the second link ends the change', async () => {
  await openLink({ body: { proven: 'old', isDone: true } })
  await confirm.click()
  await expect.element(heading('Email address changed')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Go to settings' })).toBeVisible()
})

test('a dead link says so and leads to the settings', async () => {
  await openLink({ status: 400, body: { code: 'invalid_token', message: 'Dead.' } })
  await confirm.click()
  await expect.element(heading('This link no longer works')).toHaveFocus()
})

test('an address that somebody else has by now is told in the server’s words', async () => {
  await openLink({ status: 409, body: { code: 'conflict', message: 'It belongs to another account now.' } })
  await confirm.click()
  await expect.element(page.getByText('It belongs to another account now.')).toBeVisible()
})

test('without a token the page explains itself', async () => {
  await renderPart(<ConfirmEmailPage />, { at: '/confirm-email' })
  await expect.element(page.getByText('Open this page from the link in our email.')).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
})
