import { afterEach, expect, test, vi } from 'vitest'
import { leaveApp } from '../testing/render-app.tsx'
import { keepChange, ownChanges, sendWaiting, settleChange } from './waiting-changes.ts'

afterEach(async () => {
  ownChanges(null)
  await leaveApp()
})

const like = (id: number, isLike = true) => ({
  method: 'POST',
  path: `/api/articles/${id}/like`,
  body: { isLike },
})

/** Answers with these statuses in turn; undefined is a line that is gone. The last one stays. */
function answering(...statuses: (number | undefined)[]): [path: string, body: string][] {
  const sent: [string, string][] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const status = statuses[Math.min(sent.length, statuses.length - 1)]
    sent.push([path, typeof body === 'string' ? body : ''])
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response('{}', { status })
  })
  return sent
}

test('what waits is sent in its order, the later of two changes of the same thing, and then no more', async () => {
  ownChanges(42)
  keepChange('article 7 like', like(7))
  keepChange('article 8 like', like(8))
  keepChange('article 7 like', like(7, false))
  const sent = answering(200)
  expect(await sendWaiting()).toBe(true)
  expect(sent).toEqual([
    ['/api/articles/8/like', '{"isLike":true}'],
    ['/api/articles/7/like', '{"isLike":false}'],
  ])
  expect(await sendWaiting()).toBe(false)
  expect(sent).toHaveLength(2)
})

test('a refusal ends it; a broken line or a server in trouble does not', async () => {
  ownChanges(42)
  keepChange('article 7 like', like(7))
  keepChange('article 8 like', like(8))
  const sent = answering(404, undefined, 503, 200)
  expect(await sendWaiting()).toBe(false)
  expect(await sendWaiting()).toBe(false)
  expect(await sendWaiting()).toBe(true)
  expect(sent.map(([path]) => path)).toEqual([
    '/api/articles/7/like',
    '/api/articles/8/like',
    '/api/articles/8/like',
    '/api/articles/8/like',
  ])
})

test('an answer settles its own change, not the one that was made after it', async () => {
  ownChanges(42)
  keepChange('article 7 like', like(7))
  keepChange('article 7 like', like(7, false))
  settleChange('article 7 like', like(7))
  const sent = answering(200)
  await sendWaiting()
  expect(sent).toEqual([['/api/articles/7/like', '{"isLike":false}']])
})

test('what one person left waiting is never sent by another', async () => {
  ownChanges(42)
  keepChange('article 7 like', like(7))
  ownChanges(43)
  const sent = answering(200)
  expect(await sendWaiting()).toBe(false)
  ownChanges(42)
  expect(await sendWaiting()).toBe(false)
  expect(sent).toEqual([])
})

test('a visitor has nothing that waits', async () => {
  ownChanges(null)
  keepChange('article 7 like', like(7))
  ownChanges(42)
  expect(await sendWaiting()).toBe(false)
})
