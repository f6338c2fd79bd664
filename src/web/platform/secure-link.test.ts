import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/stand-ins.ts'
import type { SecureCode } from './secure-code.ts'
import {
  createClickGuard,
  currentPath,
  innerPath,
  ROOT,
  secureAddress,
  secureLink,
  tieCodesTo,
} from './secure-link.ts'

const ORIGIN = 'https://cendekia.example'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('navigator', { userAgent: 'Firefox', language: 'id' })
  vi.stubGlobal('screen', { width: 1440, height: 900 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const opened = (link: string) => new URL(link, ORIGIN)
const keptCodes = (): SecureCode[] => {
  const store = JSON.parse(sessionStorage.getItem('secure-codes') ?? '{"codes":[]}') as {
    codes: SecureCode[]
  }
  return store.codes
}

test('[S9-2] the version tag is v2', () => {
  expect(ROOT).toBe('/v2/')
})

test('[S2.1-9] a secure link starts with the versioned root path', () => {
  expect(secureLink('/page')).toMatch(/^\/v2\/\?/)
  expect(opened(secureLink('/page')).pathname).toBe('/v2/')
})

test('[S2.1-10] a secure link carries a code of 16 characters, a new one each time', () => {
  const codes = [secureLink('/page'), secureLink('/page')].map((link) =>
    opened(link).searchParams.get('code'),
  )
  for (const code of codes) expect(code).toMatch(/^[A-Za-z0-9]{16}$/)
  expect(codes[0]).not.toBe(codes[1])
})

test('[S2.1-11] a secure link carries a random error code', () => {
  const errors = [secureLink('/page'), secureLink('/page')].map((link) =>
    opened(link).searchParams.get('errorCode'),
  )
  for (const error of errors) expect(error).toMatch(/^[A-Za-z0-9]+$/)
  expect(errors[0]).not.toBe(errors[1])
})

test.each(['/', '/page?id=5', '/category/science', '/user/7'])(
  '[S2.1-12] the link to %s carries it as the hash',
  (path) => {
    expect(opened(secureLink(path)).hash).toBe(`#${path}`)
  },
)

test('an empty target is the root with an empty hash', () => {
  const link = secureLink('')
  expect(link).not.toContain('#')
  expect(currentPath(opened(link))).toBe('/')
})

test('[S2.1-13] two clicks on the same link within 1 second are one', () => {
  const mayFollow = createClickGuard()
  expect(mayFollow('/page', 5000)).toBe(true)
  expect(mayFollow('/page', 5000)).toBe(false)
  expect(mayFollow('/page', 5999)).toBe(false)
  expect(mayFollow('/page', 6000)).toBe(true)
})

test('a click on another link within the second is followed, and so is the way back', () => {
  const mayFollow = createClickGuard()
  expect(['/page', '/market', '/page'].map((path) => mayFollow(path, 5000))).toEqual([true, true, true])
})

test('[S2.1-14] with a hash, the inner path is the text after it, whatever the code says', () => {
  expect(innerPath('#/page?id=5', 'abc/market')).toBe('/page?id=5')
  expect(innerPath('#/page', null)).toBe('/page')
})

test('[S2.1-15] without a hash, a code of the form segment/rest gives the rest', () => {
  expect(innerPath('', 'abc/market')).toBe('/market')
  expect(innerPath('#', 'abc/guild/12')).toBe('/guild/12')
})

test('[S2.1-16] otherwise the inner path is the root', () => {
  for (const code of [null, '', 'aB3dE6gH9jK2mN5p', 'abc/', '/market']) expect(innerPath('', code)).toBe('/')
  expect(innerPath('#', null)).toBe('/')
})

test('an address in its secure form, with a code that lives, is left as it is', () => {
  expect(secureAddress(opened(secureLink('/page?id=5')))).toBeNull()
})

test('a clean path gets its secure form and keeps its query, but not the language', () => {
  const address = opened('/page?id=5&hl=my')
  expect(opened(secureAddress(address) ?? '').hash).toBe('#/page?id=5')
  expect(currentPath(address)).toBe('/page?id=5')
})

test('a clean path keeps the section it names, in its secure form too', () => {
  const address = opened('/help-center?page=themes#premium-themes')
  const secured = opened(secureAddress(address) ?? '')
  expect(secured.hash).toBe('#/help-center?page=themes#premium-themes')
  expect([address, secured].map(currentPath)).toEqual([
    '/help-center?page=themes#premium-themes',
    '/help-center?page=themes#premium-themes',
  ])
  expect(currentPath(opened('/page#//evil.example'))).toBe('/page')
  expect(currentPath(opened('/page#_=_'))).toBe('/page')
})

test('a path inside the code moves into the hash', () => {
  const secured = secureAddress(opened('/v2/?code=abc/market'))
  expect(opened(secured ?? '').hash).toBe('#/market')
  expect(opened(secured ?? '').searchParams.get('code')).toMatch(/^\w{16}$/)
})

test('a code that this browser never gave is replaced, even beside one that lives', () => {
  secureLink('/page')
  const secured = secureAddress(opened('/v2/?code=aB3dE6gH9jK2mN5p#/page'))
  expect(opened(secured ?? '').searchParams.get('code')).toMatch(/^(?!aB3dE6gH9jK2mN5p)[A-Za-z0-9]{16}$/)
  expect(opened(secured ?? '').hash).toBe('#/page')
})

test('other values of the query survive a new code', () => {
  const secured = opened(
    secureAddress(opened('/v2/?needsVerification=true&email=a%2Bb%40example.org#/auth')) ?? '',
  )
  expect(secured.searchParams.get('needsVerification')).toBe('true')
  expect(secured.searchParams.get('email')).toBe('a+b@example.org')
})

test('[S4.7-2] an expired code is replaced and the hash kept: nobody is blocked', () => {
  const link = opened(secureLink('/article/12?x=1'))
  vi.advanceTimersByTime(30 * 60_000 - 1)
  expect(secureAddress(link)).toBeNull()
  vi.advanceTimersByTime(1)
  const fresh = opened(secureAddress(link) ?? '')
  expect(fresh.hash).toBe('#/article/12?x=1')
  expect(fresh.searchParams.get('code')).not.toBe(link.searchParams.get('code'))
  expect(secureAddress(fresh)).toBeNull()
})

test('[S4.7-3] a code of another browser is replaced and the hash kept', () => {
  const link = opened(secureLink('/article/12'))
  vi.stubGlobal('navigator', { userAgent: 'Chrome', language: 'id' })
  expect(opened(secureAddress(link) ?? '').hash).toBe('#/article/12')
})

test('[S4.7-4] a code of another person is replaced and the hash kept', () => {
  tieCodesTo(7)
  const link = opened(secureLink('/article/12'))
  expect(secureAddress(link)).toBeNull()
  tieCodesTo(8)
  expect(opened(secureAddress(link) ?? '').hash).toBe('#/article/12')
  tieCodesTo(7)
  expect(secureAddress(link)).toBeNull()
})

test.each(['', '?code=', '?code=aB3dE6gH9jK2mN5p', '?errorCode=x'])(
  'the query "%s" gets a code and keeps the hash',
  (query) => {
    expect(opened(secureAddress(opened(`/v2/${query}#/market`)) ?? '').hash).toBe('#/market')
  },
)

test('[S9-3] the cleanup of codes runs on about 10% of link calls', () => {
  secureLink('/old')
  vi.advanceTimersByTime(31 * 60_000)
  const chance = vi.spyOn(Math, 'random')
  chance.mockReturnValue(0.1)
  secureLink('/page')
  expect(keptCodes()).toHaveLength(2)
  chance.mockReturnValue(0.0999)
  secureLink('/page')
  expect(keptCodes()).toHaveLength(2)
  expect(keptCodes().every((kept) => kept.expiresAt > Date.now())).toBe(true)
})

test('the store of codes stays small', () => {
  for (let count = 0; count < 230; count++) secureLink('/page')
  expect(keptCodes()).toHaveLength(200)
})
