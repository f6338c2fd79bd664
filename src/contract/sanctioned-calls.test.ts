import { expect, test } from 'vitest'
import { routes } from './index.ts'
import { isOpenToSuspended, isSpeech } from './sanctioned-calls.ts'

const calls = Object.values(routes)
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('the writes that somebody who is suspended may make are these alone', () => {
  const open = calls.filter(
    (route) => route.method !== 'GET' && route.access !== 'public' && isOpenToSuspended(route),
  )
  const known = [
    '/api/account/deletion',
    '/api/account/exports',
    '/api/account/password',
    '/api/account/sessions',
    '/api/appeals',
    '/api/auth/reauthenticate',
    '/api/notifications/read',
    '/api/passkeys',
    '/api/tokens/:id',
    '/api/two-factor',
  ]
  for (const { path } of open)
    expect(
      known.filter((start) => path === start || path.startsWith(`${start}/`)),
      path,
    ).toHaveLength(1)
  expect(open.map(keyOf)).toContain('POST /api/appeals')
})

test('what is said to others is closed to the silenced; likes, saving and settings are not', () => {
  const said = calls.filter(isSpeech).map(keyOf)
  for (const path of [
    'articles',
    'page-posts',
    'comments',
    'questions',
    'conversations',
    'collections',
    'guilds',
  ])
    expect(said, path).toContain(`POST /api/${path}`)
  // Whatever makes or changes a text that others read: a new call that does is to be listed.
  const writes = calls.filter(
    ({ method, path, access }) =>
      access === 'member' &&
      (method === 'POST' || method === 'PATCH') &&
      /\/(comments|posts|answers|rows|messages|suggestions)$/.test(path),
  )
  for (const route of writes) expect(said, route.path).toContain(keyOf(route))
  for (const call of [
    'POST /api/articles/:id/like',
    'PUT /api/bookmarks/:objectType/:objectId',
    'POST /api/reports',
  ])
    expect(said).not.toContain(call)
})
