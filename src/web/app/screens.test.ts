import { describe, expect, test } from 'vitest'
import { currentPath } from '../platform/secure-link.ts'
import { toPlace } from '../platform/location.ts'
import { matchScreen, SCREENS } from './screens.ts'

const PATHS = [
  '/',
  '/categories',
  '/trending',
  '/question',
  '/market',
  '/profile',
  '/iq-test',
  '/page',
  '/page-create',
  '/page-post/5',
  '/database',
  '/guilds',
  '/guild/5',
  '/postguild',
  '/reset-password',
  '/category/science',
  '/create-article',
  '/article/12',
  '/user/7',
  '/auth',
  '/login',
  '/register',
  '/settings',
  '/help-center',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
]

/** The screen somebody meets who opens that address. */
function screenAt(pathname: string, search = '', hash = ''): string {
  return matchScreen(toPlace(currentPath({ pathname, search, hash }), 'start').path).screen.pattern
}

test.each(PATHS)('%s is known, as clean path, in the hash and in the code', (path) => {
  const pattern = path.replace(/\/\w+$/, (end) => (path.split('/').length > 2 ? '/:' : end))
  const found = [
    screenAt(path),
    screenAt('/v2/', '?code=x', `#${path}`),
    screenAt('/v2/', `?code=x${path}`),
    screenAt('/v2/', '', `#${path}?id=5`),
  ]
  expect(new Set(found).size).toBe(1)
  expect(found[0]?.replace(/:.*/, ':')).toBe(pattern)
})

/** Paths of our own beside those of the specification. */
const OWN_PATHS = [
  '/article/12/history',
  '/article/12/suggestions',
  '/collection/12',
  '/collection/12/edit',
  '/collection/12/history',
  '/collection/12/import',
  '/collection/12/suggestions',
  '/collections/new',
  '/confirm-email',
  '/draft/some-token',
  '/honor',
  '/iq-test/about',
  '/iq-test/take',
  '/library',
  '/messages',
  '/messages/12',
  '/messages/new',
  '/notifications',
  '/question/12',
  '/question/ask',
  '/settings/data',
  '/settings/security',
  '/tag/volcanoes',
  '/unsubscribe',
]
test.each(OWN_PATHS)('%s is known too', (path) => {
  expect(screenAt(path)).toBe(
    path.replace('12', ':id').replace('some-token', ':token').replace('volcanoes', ':tag'),
  )
  expect(screenAt('/v2/', '?code=x', `#${path}`)).toBe(screenAt(path))
})

test('nothing but these paths is known', () => {
  expect(SCREENS).toHaveLength(PATHS.length + OWN_PATHS.length)
})

describe.each([
  '//evil.example',
  '///',
  '/\\evil',
  'https:evil',
  'https://evil.example/',
  'javascript:alert(1)',
  '/%0d%0aLocation:x',
  '/../api/docs',
  '/v2/',
  '/category/%',
  '/article/1/edit',
  'market',
  '/Market',
  '/constructor',
  '/__proto__',
])('%j is no screen', (path) => {
  test('in the hash', () => {
    expect(screenAt('/v2/', '', `#${path}`)).toBe('*')
  })
})

test.each(['//evil.example', '/\\evil', '/%0d%0aLocation:x', '/v2/other', '/v2//evil', '/api-docs'])(
  'the clean path %j is no screen',
  (path) => {
    expect(screenAt(path)).toBe('*')
  },
)
