import type { Endpoint } from './endpoint.ts'

type Call = Pick<Endpoint, 'method' | 'path'>

/**
 * What somebody who is suspended may still do, besides reading: appeal, take their data, leave, and keep the account safe.
 * Everything under these addresses; everything else is refused.
 */
const OPEN_TO_SUSPENDED = [
  '/api/appeals',
  '/api/account/exports',
  '/api/account/deletion',
  '/api/account/password',
  '/api/account/sessions',
  '/api/auth/reauthenticate',
  '/api/notifications/read',
  '/api/passkeys',
  // Revoking; none is made.
  '/api/tokens/:id',
  '/api/two-factor',
]

export function isOpenToSuspended({ method, path }: Call): boolean {
  return method === 'GET' || OPEN_TO_SUSPENDED.some((open) => path === open || path.startsWith(`${open}/`))
}

/** By which somebody says something to others: closed to whoever is silenced. Likes, votes, saving and settings stay open. */
const SPEECH: ReadonlySet<string> = new Set([
  'POST /api/articles',
  'PATCH /api/articles/:id',
  'POST /api/articles/:id/translations',
  'POST /api/articles/:id/restore',
  'POST /api/articles/:id/revisions/:revisionId/restore',
  'POST /api/articles/:id/suggestions',
  'POST /api/articles/:id/suggestions/:suggestionId',
  'POST /api/articles/:id/draft-link',
  'PATCH /api/series/:id',
  'POST /api/comments',
  'PATCH /api/comments/:id',
  'POST /api/comments/:id/restore',
  'POST /api/answers/:id/comments',
  'POST /api/articles/:id/comments',
  'POST /api/collections/:id/comments',
  'POST /api/page-posts/:id/comments',
  'POST /api/questions/:id/comments',
  'POST /api/page-posts',
  'PATCH /api/page-posts/:id',
  'POST /api/page-posts/:id/restore',
  'POST /api/scheduled-posts',
  'PUT /api/scheduled-posts/:id',
  'PATCH /api/scheduled-posts/:id',
  'POST /api/scheduled-posts/:id/publish',
  'POST /api/guilds',
  'PATCH /api/guilds/:id',
  'POST /api/guilds/:id/restore',
  'POST /api/guilds/:id/posts',
  'POST /api/guilds/:id/invites',
  'POST /api/guilds/:id/membership',
  'POST /api/questions',
  'PATCH /api/questions/:id',
  'POST /api/questions/:id/restore',
  'POST /api/questions/:id/answers',
  'PATCH /api/answers/:id',
  'POST /api/answers/:id/restore',
  'POST /api/collections',
  'PATCH /api/collections/:id',
  'POST /api/collections/:id/restore',
  'POST /api/collections/:id/rows',
  'PATCH /api/collections/:id/rows/:rowId',
  'POST /api/collections/:id/rows/:rowId/history/:version/restore',
  'POST /api/collections/:id/suggestions',
  'POST /api/collections/:id/suggestions/:suggestionId',
  'POST /api/collections/:id/import',
  'POST /api/collections/:id/editors',
  'POST /api/conversations',
  'PATCH /api/conversations/:id',
  'POST /api/conversations/:id/messages',
  'POST /api/conversations/:id/typing',
  'PATCH /api/messages/:id',
  'POST /api/messages/:id/restore',
  'PUT /api/messages/:id/reaction',
  'PATCH /api/profile',
  'PUT /api/profile/avatar',
  'PUT /api/profile/cover',
  'PATCH /api/account/names',
  'PUT /api/account/alias',
  'POST /api/database/views',
  'PATCH /api/database/views/:id',
])

export function isSpeech({ method, path }: Call): boolean {
  return SPEECH.has(`${method} ${path}`)
}
