import { QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EMPTY_STATE, PageStateContext } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { cleanUp } from './auth-page-testing.tsx'
import { SARI } from '../testing/render-app.tsx'
import { answering, watchLeaving } from '../testing/stand-ins.ts'
import { logOut, useUser } from './public.ts'

afterEach(() => {
  vi.useRealTimers()
  return cleanUp()
})

const USER = '/api/auth/user'

function Who() {
  const { user, isPending } = useUser()
  return <p>{isPending ? 'asking' : user === null ? 'logged out' : `logged in: ${user.firstName}`}</p>
}

function showWho(hasSession: boolean) {
  return render(
    <PageStateContext value={{ ...EMPTY_STATE, hasSession }}>
      <QueryClientProvider client={createQueryClient()}>
        <Who />
      </QueryClientProvider>
    </PageStateContext>,
  )
}

test('a visitor’s browser never asks who is logged in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const calls = answering({ [USER]: { body: SARI } })
  await showWho(false)
  await expect.element(page.getByText('logged out')).toBeVisible()
  await vi.advanceTimersByTimeAsync(31 * 60_000)
  expect(calls).toEqual([])
})

test('somebody with a session is told by the server', async () => {
  const calls = answering({ [USER]: { body: SARI } })
  await showWho(true)
  await expect.element(page.getByText('logged in: Sari')).toBeVisible()
  expect(calls).toEqual([{ method: 'GET', path: USER, body: undefined }])
})

test.each([
  ['a 401', { [USER]: { status: 401, body: { code: 'not_signed_in', message: 'Please sign in.' } } }],
  ['a 500', { [USER]: { status: 500 } }],
  ['no answer at all', {}],
])('[S7-6] %s counts as logged out', async (_, answers) => {
  const calls = answering(answers)
  await showWho(true)
  await expect.element(page.getByText('logged out')).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('[S7-7] the user is refetched every 15 minutes while logged in, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  let status = 200
  const calls = answering({ [USER]: () => (status === 200 ? { body: SARI } : { status }) })
  await showWho(true)
  await expect.element(page.getByText('logged in: Sari')).toBeVisible()
  await vi.advanceTimersByTimeAsync(15 * 60_000 - 1000)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(calls).toHaveLength(3)

  status = 401
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  await expect.element(page.getByText('logged out')).toBeVisible()
  expect(calls).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(calls).toHaveLength(4)
})

test('logging out is a navigation of the browser', async () => {
  const left = watchLeaving()
  logOut()
  await expect.poll(() => left.map((url) => new URL(url).pathname)).toEqual(['/api/auth/logout'])
})

test('a late hydration starts with what the document shows, whatever has arrived since', async () => {
  const queryClient = createQueryClient()
  const app = (queries: Record<string, unknown>) => (
    <PageStateContext value={{ ...EMPTY_STATE, hasSession: true, queries }}>
      <QueryClientProvider client={queryClient}>
        <Who />
      </QueryClientProvider>
    </PageStateContext>
  )
  answering({ [USER]: { body: SARI } })
  const container = document.body.appendChild(document.createElement('div'))
  container.append(Object.assign(document.createElement('p'), { textContent: 'asking' }))
  queryClient.setQueryData([USER], { firstName: 'Sari' })
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, app({}), { onRecoverableError })
  await expect.element(page.getByText('logged in: Sari')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})
