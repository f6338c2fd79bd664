import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { MINUTE_MS } from './clock.ts'

/** A reader who takes nothing for so long is gone. */
const PATIENCE_MS = MINUTE_MS

interface SentFile {
  name: string
  type: 'text/csv' | 'application/json' | 'application/zip'
  /** Where its length is known, browsers show how far they are. */
  bytes?: number
}

/**
 * Answers with a file that is written while it is read: no more of it is made than its reader takes, and nothing once
 * they are gone. What fails before the first part is answered as any error; later the connection is cut, so that half a
 * file is not taken for a whole one. Returns whether all of it was sent.
 */
export async function sendFile(
  reply: FastifyReply,
  { name, type, bytes }: SentFile,
  parts: AsyncIterable<string | Uint8Array>,
): Promise<boolean> {
  const reading = parts[Symbol.asyncIterator]()
  let part = await reading.next()
  const { raw } = reply
  for (const [header, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(header, value)
  reply.hijack()
  raw.on('error', () => {})
  raw.writeHead(200, {
    'content-type': type === 'application/zip' ? type : `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    ...(bytes !== undefined && { 'content-length': bytes }),
  })
  try {
    for (; part.done !== true; part = await reading.next()) {
      if (raw.destroyed) break
      if (!raw.write(part.value)) await whenTaken(raw)
    }
    const isWhole = part.done === true && !raw.destroyed
    if (isWhole) raw.end()
    return isWhole
  } catch (error) {
    raw.destroy()
    reply.log.error({ err: error }, 'a file could not be sent whole')
    return false
  } finally {
    await reading.return?.()
  }
}

async function whenTaken(raw: ServerResponse): Promise<void> {
  const ended = new AbortController()
  const timer = setTimeout(() => raw.destroy(), PATIENCE_MS)
  const { signal } = ended
  try {
    await Promise.race([once(raw, 'drain', { signal }), once(raw, 'close', { signal })])
  } finally {
    clearTimeout(timer)
    ended.abort()
  }
}
