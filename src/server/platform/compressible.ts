import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createBoundedCache } from './bounded-cache.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The body of an answer that is sent many times: compressed once, when first requested. */
export interface Compressible {
  plain: Buffer
  encoded(encoding: Encoding): Promise<Buffer>
}
export type Encoding = 'br' | 'gzip'

export function toCompressible(content: string): Compressible {
  const plain = Buffer.from(content)
  const encodings = new Map<Encoding, Promise<Buffer>>()
  const make = (encoding: Encoding) =>
    encoding === 'gzip' ? toGzip(plain) : toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return {
    plain,
    encoded(encoding) {
      const buffer = encodings.get(encoding) ?? make(encoding)
      encodings.set(encoding, buffer)
      return buffer
    },
  }
}

/** Below this size compression is not worth its work. */
const WORTH_BYTES = 1000

export function encodingFor(request: FastifyRequest, { plain }: Compressible): Encoding | undefined {
  if (plain.length < WORTH_BYTES) return undefined
  return encodingOf(request.headers['accept-encoding'] ?? '')
}

/** Named, and not with `q=0`, which refuses it. */
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\b(?!\.))/
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b(?!\.))/
const known = createBoundedCache<Encoding | 'none'>(256 * 1024)

/** The best accepted encoding. Browsers send only a few different values, each of which is parsed once. */
export function encodingOf(accepted: string): Encoding | undefined {
  let found = known.get(accepted)
  if (found === undefined) known.put(accepted, (found = readEncoding(accepted)), 0)
  return found === 'none' ? undefined : found
}

function readEncoding(accepted: string): Encoding | 'none' {
  if (BROTLI.test(accepted)) return 'br'
  return GZIP.test(accepted) ? 'gzip' : 'none'
}

export async function sendCompressible(
  reply: FastifyReply,
  content: Compressible,
  encoding: Encoding | undefined,
): Promise<FastifyReply> {
  if (encoding === undefined) return reply.send(content.plain)
  return reply.header('content-encoding', encoding).send(await content.encoded(encoding))
}
