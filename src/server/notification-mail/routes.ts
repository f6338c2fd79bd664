import { getUnsubscription, unsubscribe } from '../../contract/unsubscribe.ts'
import { listTypes } from '../notification-channels/public.ts'
import { fail } from '../platform/errors.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { messages } from './messages.ts'
import { unsubscribeCounter } from './metrics.ts'
import { isOff, turnOff } from './unsubscribe-queries.ts'
import { readUnsubscription, type Unsubscription } from './unsubscribe-token.ts'

/** A mail program's form has some twenty bytes. */
const FORM_BYTES = 64 * 1024

export async function unsubscribeRoutes(server: Server): Promise<void> {
  serve(server, getUnsubscription, async ({ db, query }) => {
    const asked = readToken(server, query.token)
    return { what: asked.what, isOff: await isOff(db, asked, listTypes(server)) }
  })

  // In a scope of its own: here alone any body is taken, and none is read.
  await server.http.register(async (http) => {
    http.removeAllContentTypeParsers()
    http.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, _body, done) =>
      done(null),
    )
    serve({ ...server, http }, unsubscribe, async ({ db, query }) => {
      const asked = readToken(server, query.token)
      await turnOff(db, asked, listTypes(server))
      unsubscribeCounter(server).inc({ result: asked.what })
      return { what: asked.what, isOff: true }
    })
  })
}

function readToken(server: Server, token: string): Unsubscription {
  const asked = readUnsubscription(server.secret, token)
  if (asked !== null) return asked
  unsubscribeCounter(server).inc({ result: 'invalid' })
  return fail('invalid_token', messages.badLink)
}
