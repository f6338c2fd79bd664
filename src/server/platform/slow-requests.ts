import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { MINUTE_MS, SECOND_MS } from './clock.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file: it may be slow, as long as it keeps coming. */
    takesFile?: true
  }
}

/** Node has one limit for all requests, so it has to be that of the longest. */
export const LONGEST_REQUEST_MS = 30 * MINUTE_MS
const BODY_MS = 30 * SECOND_MS
const IDLE_MS = 30 * SECOND_MS
const LEAST_BYTES_PER_SECOND = 8 * 1024
const TICK_MS = 5 * SECOND_MS

/** Ends a request whose body comes too slowly: a byte a second must not occupy a connection for long. */
export function endSlowRequests(http: FastifyInstance): void {
  http.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request.raw)) watch(request.raw, request.routeOptions.config.takesFile === true)
    done()
  })
}

function hasBody({ headers, complete }: IncomingMessage): boolean {
  return !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0)
}

function watch(raw: IncomingMessage, isFile: boolean): void {
  const isTooSlow = isFile ? createFilePace(raw) : createBodyPace()
  const timer = setInterval(() => {
    if (raw.complete) clearInterval(timer)
    else if (isTooSlow()) raw.destroy()
  }, TICK_MS)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}

function createBodyPace(): () => boolean {
  let elapsedMs = 0
  return () => (elapsedMs += TICK_MS) >= BODY_MS
}

function createFilePace(raw: IncomingMessage): () => boolean {
  const start = raw.socket.bytesRead
  let [receivingMs, idleMs, bytes] = [0, 0, 0]
  return () => {
    // An upload that waits for the semaphore is not slow: only the time in which it is read counts.
    if (raw.readableFlowing !== true) return false
    const now = raw.socket.bytesRead - start
    idleMs = now === bytes ? idleMs + TICK_MS : 0
    receivingMs += TICK_MS
    bytes = now
    if (idleMs >= IDLE_MS) return true
    return receivingMs >= BODY_MS && (bytes * SECOND_MS) / receivingMs < LEAST_BYTES_PER_SECOND
  }
}
