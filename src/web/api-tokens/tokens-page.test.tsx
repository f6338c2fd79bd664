import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ApiToken } from '../../contract/api-tokens.ts'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { TokensPage } from './tokens-page.tsx'

afterEach(leaveApp)

const script: ApiToken = {
  id: 1,
  name: 'My script',
  scopes: ['read', 'write:articles'],
  createdAt: '2026-01-02T09:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
}
const SECRET = `cdk_${'x'.repeat(43)}`
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(answers: Record<string, Answer | (() => Answer)> = {}) {
  return renderPart(<TokensPage />, {
    at: '/settings/tokens',
    user: SARI,
    answers: { '/api/tokens': { body: { items: [script], most: 20 } }, ...answers },
  })
}

test('a token is made with a name, scopes and a life, shown once, and copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const made = { ...script, id: 2, name: 'Backup', scopes: ['read', 'messages'], token: SECRET }
  const calls = await open({ 'POST /api/tokens': { body: made } })
  await page.getByLabelText('Name').fill(' Backup ')
  await page.getByRole('checkbox', { name: /Read and send messages/ }).click()
  await page.getByText('Never', { exact: true }).click()
  await button('Create token').click()
  await expect.element(page.getByLabelText('Your new token')).toHaveValue(SECRET)
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/tokens',
    body: { name: 'Backup', scopes: ['read', 'messages'], days: null },
  })
  await button('Copy token').click()
  expect(copied).toHaveBeenCalledWith(SECRET)
  await expect.element(button('Revoke Backup')).toBeVisible()
})

test('a token stays to be copied while making another one fails', async () => {
  let isUp = true
  const down = { status: 503, body: { code: 'unavailable', message: 'Too busy.' } }
  const made = { ...script, id: 2, name: 'Backup', token: SECRET }
  await open({ 'POST /api/tokens': () => (isUp ? { body: made } : down) })
  await page.getByLabelText('Name').fill('Backup')
  await button('Create token').click()
  await expect.element(page.getByLabelText('Your new token')).toHaveValue(SECRET)
  isUp = false
  await page.getByLabelText('Name').fill('Another')
  await button('Create token').click()
  await expect.element(page.getByText('Too busy.')).toBeVisible()
  await expect.element(page.getByLabelText('Your new token')).toHaveValue(SECRET)
  await expect.element(page.getByLabelText('Name')).toHaveValue('Another')
})

test('without a name or a scope nothing is sent, and both are told', async () => {
  const calls = await open()
  await page.getByRole('checkbox', { name: /Read what I can read/ }).click()
  await button('Create token').click()
  await expect.element(page.getByText('Please give the token a name.')).toBeVisible()
  await expect.element(page.getByText('Please choose at least one.')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a token is revoked after a second look, or why not stands beside it', async () => {
  let isUp = false
  const down = { status: 503, body: { code: 'unavailable', message: 'Too busy.' } }
  await open({ 'DELETE /api/tokens/1': () => (isUp ? { body: { done: true } } : down) })
  await button('Revoke My script').click()
  await button('Revoke token').click()
  await expect.element(page.getByText('Too busy.')).toBeVisible()
  isUp = true
  await button('Revoke token').click()
  await expect.element(page.getByText('No tokens yet.')).toBeVisible()
})

test('a visitor is asked to sign in', async () => {
  await renderPart(<TokensPage />, { at: '/settings/tokens' })
  await expect.element(page.getByRole('heading', { name: 'Sign in to see your API tokens' })).toBeVisible()
})
