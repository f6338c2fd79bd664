import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart, SARI } from '../../testing/render-app.tsx'
import { MessageSection } from './message-section.tsx'

afterEach(leaveApp)

const ADDRESS = '/api/message-settings'
const SETTINGS = { whoMay: 'everyone', hasReceipts: true }

test('each change is saved at once, and says so', async () => {
  const calls = await renderPart(<MessageSection />, {
    user: SARI,
    answers: {
      [ADDRESS]: { body: SETTINGS },
      [`PATCH ${ADDRESS}`]: { body: { ...SETTINGS, whoMay: 'nobody' } },
    },
  })
  await page.getByText('No one').click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { whoMay: 'nobody' } })
  await expect.element(page.getByRole('radio', { name: 'No one' })).toBeChecked()
  await expect.element(page.getByText('No one can start a new conversation with you.')).toBeVisible()
})

test('what is refused is put back, with the reason beside it', async () => {
  await renderPart(<MessageSection />, {
    user: SARI,
    answers: {
      [ADDRESS]: { body: SETTINGS },
      [`PATCH ${ADDRESS}`]: { status: 429, body: { code: 'rate_limited', message: 'Too often.' } },
    },
  })
  const receipts = page.getByRole('switch', { name: 'Read receipts' })
  await receipts.click()
  await expect.element(page.getByText('Too often.')).toBeVisible()
  await expect.element(receipts).toBeChecked()
})
