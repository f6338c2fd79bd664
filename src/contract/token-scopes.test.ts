import { expect, test } from 'vitest'
import { SCOPES } from './api-tokens.ts'
import type { Route } from './endpoint.ts'
import { routes } from './index.ts'
import { scopeOf } from './token-scopes.ts'

const all = Object.entries<Route>(routes)
const open = all.filter(([, route]) => scopeOf(route) !== null)
const pathsOf = (list: typeof all) => list.map(([, { method, path }]) => `${method} ${path}`)

test('what an account, its safety or the site depends on is never called with a token', () => {
  const closed =
    /^\/api\/(?:account|auth|tokens|subscription|checkout|billing|invoices|payments|push|events|settings|blocks|mutes|message-settings|message-reports|reports|iq\/(?!figures)|first-day|welcome|user\/(?!honor)|profile\/(?!uploads|stale)|drafts)/
  expect(pathsOf(open.filter(([, { path }]) => closed.test(path)))).toEqual([])
})

test('what only the staff may call is never called with a token', () => {
  const staff = all.filter(([, { access }]) => access === 'moderator' || access === 'operator')
  expect(staff.length).toBeGreaterThan(3)
  expect(pathsOf(staff.filter(([, route]) => scopeOf(route) !== null))).toEqual([])
})

test('what visitors may read needs the scope read, what they may send is not for tokens', () => {
  const visitors = all.filter(([, route]) => route.access === 'public' && 'response' in route)
  for (const [name, route] of visitors)
    expect([name, scopeOf(route)]).toEqual([name, route.method === 'GET' ? 'read' : null])
})

test('no address that a browser goes to is for tokens', () => {
  for (const [, route] of all.filter(([, route]) => !('response' in route))) expect(scopeOf(route)).toBeNull()
})

test('a scope to read changes nothing, and each scope opens something', () => {
  const changing = open.filter(([, route]) => scopeOf(route) === 'read' && route.method !== 'GET')
  expect(pathsOf(changing)).toEqual(['POST /api/preview'])
  expect(new Set(open.map(([, route]) => scopeOf(route)))).toEqual(new Set(SCOPES))
})
