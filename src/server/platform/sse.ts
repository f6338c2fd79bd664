import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { MINUTE_MS } from './clock.ts'

/** What waits for a reader who does not read; beyond it the stream is ended, and may go on where it was. */
const MOST_WAITING_BYTES = 64 * 1024

/** An answer of server-sent events that stays open. */
export interface Sse {
  /** False when its reader does not read: nothing was written, and it should be ended. */
  write(frames: string): boolean
  end(lastFrames?: string): void
  /** Without waiting for a reader. */
  destroy(): void
}

/** Takes the connection of a reply over, with the headers that every answer has. */
export function startSse(reply: FastifyReply, onClosed: () => void): Sse {
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  reply.hijack()
  raw.on('error', () => {})
  if (raw.destroyed) onClosed()
  else raw.once('close', onClosed)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies such as nginx would wait until their buffer is full.
    'x-accel-buffering': 'no',
    // Nothing else comes on this connection: when the stream is over, so is it.
    connection: 'close',
  })
  raw.socket?.setNoDelay(true)
  // Finds readers whose machine is gone without having said so.
  raw.socket?.setKeepAlive(true, MINUTE_MS)
  return sseOn(raw)
}

export function sseOn(raw: ServerResponse): Sse {
  return {
    write(frames) {
      if (raw.writableLength > MOST_WAITING_BYTES) return false
      raw.write(frames)
      return true
    },
    end: (lastFrames = '') => void raw.end(lastFrames),
    destroy: () => void raw.destroy(),
  }
}

/** One event. Without an id the reader goes on from where the last one was. */
export function sseEvent(kind: string, data: unknown, id?: number): string {
  const place = id === undefined ? '' : `id: ${id}\n`
  return `${place}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
}

/** How long the reader waits before coming back: not all of a node's readers at the same moment. */
export function sseRetry(leastMs: number, mostMs: number): string {
  return `retry: ${Math.round(leastMs + Math.random() * (mostMs - leastMs))}\n\n`
}
