import { receivePaymentEvent } from '../../../contract/payment-events.ts'
import { Refusal } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import type { Server } from '../../platform/server.ts'
import { paymentEventCounter } from './metrics.ts'
import { paymentsOf } from './payments-of.ts'
import { isKnownEvent, NewerKnown, takeEvent, type EventResult } from './webhook-actions.ts'

export async function webhookRoutes(server: Server): Promise<void> {
  // In a scope of its own: here alone the body is taken as the bytes that were signed.
  await server.http.register(async (http) => {
    http.removeAllContentTypeParsers()
    http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    serve({ ...server, http }, receivePaymentEvent, async ({ request }) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const result = await receive(server, raw, request.headers).catch((error: unknown) => {
        const isLater = error instanceof Refusal && error.code === 'unavailable'
        paymentEventCounter(server).inc({ result: isLater ? 'unreached' : 'refused' })
        throw error
      })
      paymentEventCounter(server).inc({ result })
      return { received: true as const }
    })
  })
}

type Headers = Parameters<ReturnType<typeof paymentsOf>['readEvent']>[1]

/** Events come in any order, late and more than once: each leads to asking the provider how things stand now. */
async function receive(server: Server, raw: Buffer, headers: Headers): Promise<EventResult> {
  const payments = paymentsOf(server)
  const event = await payments.readEvent(raw, headers, server.clock.now())
  if (event === null) return 'unrelated'
  const provider = payments.name
  if (await isKnownEvent(server.db.write, provider, event)) return 'known'
  const take = async (): Promise<EventResult> => {
    const readAt = server.clock.now()
    const news = await payments.readNews(event)
    return takeEvent(server, { provider, event, news, readAt, now: server.clock.now() })
  }
  const result = await take().catch((error: unknown) => {
    if (error instanceof NewerKnown) return take()
    throw error
  })
  if (result === 'doubled')
    server.http.log.error({ about: event.about }, 'Somebody pays for two plans at once')
  return result
}
