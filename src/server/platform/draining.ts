import type { FastifyInstance } from 'fastify'
import { SECOND_MS } from './clock.ts'
import type { ResponseCache } from './response-cache.ts'

export interface Draining {
  isOn(): boolean
  /** Lasts as long as kept-alive connections need to learn that they end; the server still takes requests. */
  run(): Promise<void>
}

/** A proxy asks for readiness about every second, and a reader's page polls more often than that. */
const DRAIN_MS = SECOND_MS

/**
 * A request on a kept-alive connection in the last second is answered with `connection: close`. A connection that is
 * closed without that looks like a failure to the request that is just on its way.
 */
export function createDraining(http: FastifyInstance, responseCache: ResponseCache): Draining {
  let isOn = false
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (isOn) reply.header('connection', 'close')
    done(null, payload)
  })
  return {
    isOn: () => isOn,
    async run() {
      isOn = true
      // The response cache answers before all hooks.
      responseCache.close()
      await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
    },
  }
}
