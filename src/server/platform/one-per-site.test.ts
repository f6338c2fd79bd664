import { expect, test } from 'vitest'
import { onePerSite } from './one-per-site.ts'
import type { Server } from './server.ts'

test('a site has one of each, made when it is first asked for, and two sites share none', () => {
  let made = 0
  const numberOf = onePerSite(() => ({ number: ++made }))
  const otherOf = onePerSite(() => 'another place')
  const site = () => ({ own: new Map() }) as unknown as Server
  const [first, second] = [site(), site()]
  expect(made).toBe(0)
  expect(numberOf(first)).toBe(numberOf(first))
  // Routes in a scope of their own are given a copy of the server.
  expect(numberOf({ ...first })).toBe(numberOf(first))
  expect(numberOf(second)).toEqual({ number: 2 })
  expect(otherOf(first)).toBe('another place')
})
