import type { FastifyReply } from 'fastify'
import { DAY_MS, HOUR_MS, addMs } from '../platform/clock.ts'
import { contactOf } from '../platform/reachable.ts'
import type { Server } from '../platform/server.ts'

const CONTACT_LIFE_MS = 90 * DAY_MS

/** Calls, forms and personal pages: nothing to index there. */
const PRIVATE_PATHS = [
  '/api/',
  '/settings',
  '/profile',
  '/library',
  '/create-article',
  '/page-create',
  '/postguild',
  '/auth',
  '/login',
  '/register',
  '/reset-password',
  '/confirm-email',
]

/** Files that programs expect at well-known paths. */
export function wellKnownRoutes({ http, config, clock }: Server): void {
  const { publicUrl } = config
  const robots = [
    'User-agent: *',
    'Allow: /api/docs',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  http.get('/robots.txt', (_request, reply) => sendLines(reply, robots))

  http.get('/.well-known/security.txt', (_request, reply) => {
    const expires = addMs(clock.now(), CONTACT_LIFE_MS)
    expires.setUTCHours(0, 0, 0, 0)
    const contact = contactOf(config)
    // RFC 9116 wants somebody who can be reached; a file without is worse than none.
    if (contact === '') return reply.callNotFound()
    const lines = [
      `Contact: mailto:${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, id, ms',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ]
    return sendLines(reply, lines.join('\n'))
  })

  // Where password managers send people; there is no form of its own for it.
  http.get('/.well-known/change-password', (_request, reply) => reply.redirect('/settings', 302))
}

function sendLines(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('text/plain; charset=utf-8')
    .header('cache-control', `public, max-age=${HOUR_MS / 1000}`)
    .send(text)
}
