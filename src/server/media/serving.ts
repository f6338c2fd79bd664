import type { FastifyReply } from 'fastify'
import type { Files } from '../platform/files.ts'
import type { Server } from '../platform/server.ts'
import { isMediaKey, typeOfFile } from './addresses.ts'

interface MediaParams {
  key: string
  name: string
}

/** Whoever knows the key may see the image: it was told to him by an article that he may read. */
export function servingRoutes({ http }: Server, files: Files): void {
  http.get<{ Params: MediaParams }>('/media/:key/:name', async (request, reply) => {
    const { key, name } = request.params
    const type = typeOfFile(name)
    const file = type !== undefined && isMediaKey(key) ? await files.open(key, name) : undefined
    if (file === undefined || type === undefined) return sendNothing(reply)
    const etag = `"${key}-${name}"`
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'last-modified': file.modifiedAt.toUTCString(),
      etag,
    })
    if (request.headers['if-none-match']?.includes(etag) === true) {
      await file.close()
      return reply.code(304).send()
    }
    return reply.type(type).header('content-length', file.size).send(file.stream())
  })
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n')
}
