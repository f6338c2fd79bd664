import type { FastifyServerOptions } from 'fastify'

/**
 * One JSON line per event, with the request's id and its route pattern. Addresses, bodies, names and the real
 * path stay out: logs are read by many and stored by systems we do not know.
 */
export const logOptions: NonNullable<FastifyServerOptions['logger']> = {
  level: 'info',
  base: null,
  // Not pino's own: when the terminal is gone, that one tries for ever to write its last line, and the process stays.
  stream: process.stdout,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
      method: request.method,
      route: request.routeOptions?.url,
    }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    // Named one by one: PostgreSQL's `detail` repeats the row, a mail server's answer the address.
    err: (error: Error & { code?: unknown; constraint?: unknown }) => ({
      type: error.name,
      message: error.message,
      stack: error.stack ?? '',
      code: error.code,
      constraint: error.constraint,
    }),
  },
}
