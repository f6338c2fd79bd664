import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readCacheableRequest, rememberCookies, type Cookies } from './cacheable-request.ts'
import { createBoundedCache } from './bounded-cache.ts'

function asked(cookie: string): IncomingMessage {
  return {
    url: '/api/stats',
    headers: { cookie },
    socket: { remoteAddress: '203.0.113.7' },
  } as IncomingMessage
}

test('what is remembered about a member is found by a hash: no key contains the token of a session', () => {
  const keys: string[] = []
  const shelf = createBoundedCache<Cookies>(10_000)
  const spied = {
    ...shelf,
    put: (...args: Parameters<typeof shelf.put>) => (keys.push(args[0]), shelf.put(...args)),
  }
  const readCookies = rememberCookies(spied)
  const token = 'a-token-of-a-session-that-is-43-letters-lon'
  const first = readCacheableRequest(asked(`lang=id; sid=${token}`), readCookies)
  const again = readCacheableRequest(asked(`lang=id; sid=${token}`), readCookies)
  const other = readCacheableRequest(asked(`lang=id; sid=${token.toUpperCase()}`), readCookies)
  expect(first).toMatchObject({ isMember: true })
  expect(again).toEqual(first)
  expect(other?.readerKey).not.toBe(first?.readerKey)
  expect(other?.answerKey).toBe(first?.answerKey)
  expect(keys).toHaveLength(2)
  expect(JSON.stringify([keys, first, again])).not.toContain(token)
})
