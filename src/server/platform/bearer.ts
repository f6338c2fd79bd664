import type { IncomingHttpHeaders } from 'node:http'
import type { Scope } from '../../contract/api-tokens.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What an API token needs here; null where none counts. Routes that are none of the API have neither. */
    scope?: Scope | null
  }
}

/**
 * The API token of a request: what follows `Bearer`, whatever it is. With one no cookie counts, so no other site can
 * misuse anything. Other schemes are not ours: a proxy in front of the site may ask for a password of its own.
 */
export function bearerOf({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  const { authorization } = headers
  return authorization !== undefined && /^bearer(?: |$)/i.test(authorization)
    ? authorization.slice('bearer '.length)
    : undefined
}
