import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, toCompressible, sendCompressible, type Compressible } from '../platform/compressible.ts'

/** A text for programs, as it is cached. */
export interface ServedText extends Compressible {
  etag: string
  modifiedAt: Date | null
}

export function toServedText(text: string, modifiedAt: Date | null): ServedText {
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { ...toCompressible(text), etag, modifiedAt }
}

export interface Delivery {
  type: string
  maxAgeSeconds: number
}

export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: ServedText,
  { type, maxAgeSeconds }: Delivery,
): Promise<FastifyReply> {
  const encoding = encodingFor(request, text)
  // Another encoding is another sequence of bytes, and a strong tag stands for bytes.
  const etag = `"${text.etag}${encoding ?? ''}"`
  describeVersion(reply, etag, text.modifiedAt, maxAgeSeconds)
  reply.header('vary', 'Accept-Encoding')
  if (isKnown(request, etag, text.modifiedAt)) return reply.code(304).send()
  return await sendCompressible(reply.type(type), text, encoding)
}

export function describeVersion(
  reply: FastifyReply,
  etag: string,
  modifiedAt: Date | null,
  maxAge: number,
): void {
  reply.headers({ etag, 'cache-control': `public, max-age=${maxAge}` })
  if (modifiedAt !== null) reply.header('last-modified', modifiedAt.toUTCString())
}

/** Whether the caller has this version already; the tag counts before the time. */
export function isKnown({ headers }: FastifyRequest, etag: string, modifiedAt: Date | null): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.includes(etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  // Headers know no fractions of a second.
  return modifiedAt !== null && Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since
}

export function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n')
}
