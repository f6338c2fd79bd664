import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { ArticleCard } from '../../contract/articles.ts'
import { IdInPath } from '../../contract/common.ts'
import { listCards } from '../articles/public.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import { workCallerOf } from '../platform/request.ts'
import { countCall } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { DRAWING_VERSION, type ImageTexts } from './draw-share-image.ts'
import { createImageCache } from './image-cache.ts'

const MOST_IN_MEMORY = 64
const MOST_ON_DISK = 2000
const SWEPT_AT_ONCE = 100

const imageCacheOf = onePerSite(({ http, config }: Server) =>
  createImageCache({
    folder: join(config.dataDir, 'cards'),
    mostInMemory: MOST_IN_MEMORY,
    mostOnDisk: MOST_ON_DISK,
    onError: (error) => http.log.warn({ err: error }, 'a share image could not be cached'),
  }),
)

/** `?v=` in the address is only for caches: an article that changed has another address. */
export function shareImageRoutes(server: Server): void {
  const { http, config, db } = server
  const images = imageCacheOf(server)

  http.get<{ Params: { id: string } }>('/article/:id/card.png', async (request, reply) => {
    const { id } = request.params
    const [article] = IdInPath.safeParse(id).success ? await listCards(db.read, [Number(id)]) : []
    if (article === undefined) return sendNothing(reply)
    const texts = textsOf(article, config.siteName)
    const name = nameOf(article.id, texts)
    reply.headers({ 'cache-control': 'public, max-age=86400', etag: `"${name}"` })
    if (request.headers['if-none-match']?.includes(`"${name}"`) === true) return reply.code(304).send()
    const image = await images.get(name, async () => {
      // Only drawing counts against the rate limit of the caller's network: a cached image costs far less.
      countCall(server, request, null)
      const work = server.work.for(workCallerOf(request, null))
      // A thread hands over plain bytes.
      return Buffer.from(await work.run<Uint8Array>('share-image', texts))
    })
    return reply.type('image/png').send(image)
  })
}

/** Deletes the images of articles that were deleted, hidden or changed. */
export function sweepShareImages(server: Server): Promise<void> {
  return imageCacheOf(server).sweep(async (names) => {
    const ids = [...new Set(names.map((name) => Number(name.split('-')[0])).filter(Number.isSafeInteger))]
    const used = new Set<string>()
    for (let start = 0; start < ids.length; start += SWEPT_AT_ONCE)
      for (const article of await listCards(server.db.write, ids.slice(start, start + SWEPT_AT_ONCE)))
        used.add(nameOf(article.id, textsOf(article, server.config.siteName)))
    return used
  })
}

function textsOf(article: ArticleCard, siteName: string): ImageTexts {
  const { title, authorName, category, language, readingMinutes } = article
  return { title, authorName, category, language, readingMinutes, siteName }
}

/** Named by its article, so that it can be found when that is deleted, and by a hash of its texts. */
function nameOf(articleId: number, texts: ImageTexts): string {
  const hash = createHash('sha256').update(JSON.stringify([DRAWING_VERSION, texts]))
  return `${articleId}-${hash.digest('hex').slice(0, 32)}`
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n')
}
