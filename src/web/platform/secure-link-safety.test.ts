import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../testing/stand-ins.ts'
import { currentPath, secureAddress, secureLink, tieCodesTo } from './secure-link.ts'

const ORIGIN = 'https://cendekia.example'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('navigator', { userAgent: 'Firefox', language: 'id' })
  vi.stubGlobal('screen', { width: 1440, height: 900 })
})
afterEach(() => vi.unstubAllGlobals())

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%0d%0aLocation:%20https://evil.example',
  '/\r\nLocation: https://evil.example',
  '/..//evil.example',
  '/@evil.example',
  '?code=x',
  '#/page',
]

/** Where a browser on this site ends that is given the address. */
function landsAt(address: string): URL {
  const url = new URL(address, `${ORIGIN}/v2/?code=x#/here`)
  expect(url.origin).toBe(ORIGIN)
  expect(url.pathname).toBe('/v2/')
  expect(url.username).toBe('')
  return url
}

describe.each(HOSTILE)('%j leads nowhere off the site', (hostile) => {
  test('as target of a link', () => {
    landsAt(secureLink(hostile))
  })

  test('as hash', () => {
    landsAt(secureAddress({ pathname: '/v2/', search: '', hash: `#${hostile}` }) ?? '')
  })

  test('inside the code', () => {
    const search = `?${new URLSearchParams({ code: `x/${hostile}` })}`
    landsAt(secureAddress({ pathname: '/v2/', search, hash: '' }) ?? '')
    expect(currentPath({ pathname: '/v2/', search, hash: '' })).toMatch(/^\/(?!\/)/)
  })

  test('as clean path', () => {
    landsAt(secureAddress({ pathname: hostile, search: '?next=//evil.example', hash: '' }) ?? '')
  })
})

test('a valid code opens nothing that a missing one would not', () => {
  const link = new URL(secureLink('/profile'), ORIGIN)
  const without = new URL('/v2/#/profile', ORIGIN)
  expect(currentPath(link)).toBe(currentPath(without))
})

describe.each([
  ['is forbidden', forbiddenStorage],
  ['is absent', undefined],
  ['holds broken text', { ...memoryStorage(), getItem: () => '{"codes":' }],
  ['holds something else', { ...memoryStorage(), getItem: () => '{"codes":[null,5,"x"],"userId":"7"}' }],
  ['holds another shape', { ...memoryStorage(), getItem: () => '[]' }],
])('a storage that %s', (_, storage) => {
  test('stops no link', () => {
    vi.stubGlobal('sessionStorage', storage)
    tieCodesTo(7)
    const link = landsAt(secureLink('/page'))
    expect(link.hash).toBe('#/page')
    expect(landsAt(secureAddress(link) ?? link.href).hash).toBe('#/page')
    expect(landsAt(secureAddress({ pathname: '/market', search: '', hash: '' }) ?? '').hash).toBe('#/market')
  })
})
