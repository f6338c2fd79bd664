import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { ThreadMenu } from './thread-menu.tsx'
import { threadOf } from './threads.ts'

afterEach(leaveApp)

const ADDRESS = '/api/threads/article/12'
const PUT = `PUT ${ADDRESS}`
const trigger = page.getByRole('button', { name: 'Notifications for this thread' })
const choice = (name: RegExp) => page.getByRole('menuitemradio', { name })
const THREAD = { type: 'article', id: 12 } as const

test('a thread is followed; nothing is asked before it is opened', async () => {
  const calls = await renderPart(<ThreadMenu thread={THREAD} />, {
    user: SARI,
    answers: { [ADDRESS]: { body: { choice: 'normal' } }, [PUT]: { body: { choice: 'following' } } },
  })
  await expect.element(trigger).toBeVisible()
  expect(calls).toEqual([])
  await trigger.click()
  await expect.element(choice(/^Normal/)).toHaveAttribute('aria-checked', 'true')
  await choice(/^Follow this thread/).click()
  await eventually(() => calls.find(({ method }) => method === 'PUT')?.body).toEqual({ choice: 'following' })
})

test('a refused choice is put back, with the reason', async () => {
  await renderPart(<ThreadMenu thread={THREAD} />, {
    user: SARI,
    answers: {
      [ADDRESS]: { body: { choice: 'normal' } },
      [PUT]: { status: 429, body: { code: 'rate_limited', message: 'Too often.' } },
    },
  })
  await trigger.click()
  await expect.element(choice(/^Normal/)).toHaveAttribute('aria-checked', 'true')
  await choice(/^Mute/).click()
  await expect.element(page.getByText('Too often.')).toBeVisible()
  await trigger.click()
  await expect.element(choice(/^Normal/)).toHaveAttribute('aria-checked', 'true')
})

test.each([
  ['/article/12?comment=3', THREAD],
  ['/page-post/5', { type: 'page-post', id: 5 }],
  ['/article/12/suggestions?suggestion=4', THREAD],
  ['/user/7', null],
  ['/library?tab=drafts', null],
  ['/article/12a', null],
])('the thread at %s', (path, thread) => {
  expect(threadOf(path)).toEqual(thread)
})
