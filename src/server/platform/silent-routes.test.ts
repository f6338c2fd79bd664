import { expect, test } from 'vitest'
import { isRepeatable, type Route } from '../../contract/endpoint.ts'
import { routes } from '../../contract/index.ts'

test('the writes whose answers are not stored for repeats are these alone', () => {
  const silent = Object.values<Route>(routes).filter(
    (route) => route.method !== 'GET' && !isRepeatable(route),
  )
  expect(silent.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /api/articles/:id/draft-link',
    'DELETE /api/articles/:id/reading-position',
    'DELETE /api/followed-topics/:kind/:topic',
    'DELETE /api/messages/:id',
    'DELETE /api/page-posts/:id/vote',
    'DELETE /api/push/subscription',
    'PATCH /api/conversations/:id',
    'PATCH /api/message-settings',
    'PATCH /api/messages/:id',
    'PATCH /api/notifications/settings',
    'POST /api/account/email',
    'POST /api/account/email/confirm',
    'POST /api/answers/:id/vote',
    'POST /api/articles/:id/draft-link',
    'POST /api/articles/:id/read',
    'POST /api/articles/:id/share',
    'POST /api/conversations',
    'POST /api/conversations/:id/answer',
    'POST /api/conversations/:id/members',
    'POST /api/conversations/:id/messages',
    'POST /api/conversations/:id/read',
    'POST /api/conversations/:id/typing',
    'POST /api/guilds/:id/links',
    'POST /api/guilds/join',
    'POST /api/message-reports/:id/close',
    'POST /api/message-reports/:id/read',
    'POST /api/messages/:id/restore',
    'POST /api/notifications/read',
    'POST /api/page-posts/:id/share',
    'POST /api/page-posts/:id/vote',
    'POST /api/payments/webhook',
    'POST /api/preview',
    'POST /api/questions/:id/vote',
    'POST /api/unsubscribe',
    'POST /api/welcome',
    'POST /api/welcome/checklist',
    'PUT /api/account/password',
    'PUT /api/articles/:id/reading-position',
    'PUT /api/followed-topics/:kind/:topic',
    'PUT /api/messages/:id/reaction',
    'PUT /api/push/subscription',
    'PUT /api/threads/:type/:id',
  ])
})
