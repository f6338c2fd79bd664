import { Readable } from 'node:stream'
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { countCall } from '../platform/serve.ts'
import { createEntries } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { findSitemapState, listSitemapArticles, listSitemapNumbers } from './queries.ts'
import { isKnown, sendNothing, sendText, tellVersion, toServedText, type ServedText } from './served-text.ts'
import {
  URLSET_END,
  URLSET_START,
  writePagesSitemap,
  writeSitemapArticle,
  writeSitemapIndex,
} from './sitemap.ts'

const XML = 'application/xml; charset=utf-8'
const INDEX_LIFE_MS = 10 * MINUTE_MS
const MAX_AGE_SECONDS = HOUR_MS / 1000
const AT_ONCE = 1000

export function sitemapRoutes(server: Server): void {
  const { http, config, clock, db } = server
  const { publicUrl } = config
  const delivery = { type: XML, maxAgeSeconds: MAX_AGE_SECONDS }
  const entries = createEntries<ServedText>(clock, INDEX_LIFE_MS)

  http.get('/sitemap.xml', async (request, reply) => {
    const make = async (): Promise<ServedText> => {
      countCall(server, request, null)
      return toServedText(writeSitemapIndex(publicUrl, await listSitemapNumbers(db.read)), null)
    }
    return sendText(request, reply, await entries.get('index', make), delivery)
  })

  const pages = toServedText(writePagesSitemap(publicUrl), null)
  http.get('/sitemap-pages.xml', (request, reply) => sendText(request, reply, pages, delivery))

  http.get<{ Params: { number: string } }>(
    '/sitemap-articles-:number(^\\d{1,8}$).xml',
    async (request, reply) => {
      countCall(server, request, null)
      const number = Number(request.params.number)
      const { articles, modifiedAt } = await findSitemapState(db.read, number)
      if (articles === 0) return sendNothing(reply)
      const etag = `W/"${articles}-${modifiedAt?.getTime()}"`
      tellVersion(reply, etag, modifiedAt, MAX_AGE_SECONDS)
      if (isKnown(request, etag, null)) return reply.code(304).send()
      // Written piece by piece: ten thousand addresses are megabytes that nobody needs to keep.
      return reply.type(XML).send(Readable.from(articleSitemap(db.read, publicUrl, number)))
    },
  )
}

async function* articleSitemap(db: Db, publicUrl: string, number: number): AsyncGenerator<string> {
  yield URLSET_START
  let after = 0
  for (;;) {
    const articles = await listSitemapArticles(db, number, after, AT_ONCE)
    yield articles.map((article) => writeSitemapArticle(publicUrl, article)).join('')
    after = articles.at(-1)?.id ?? after
    if (articles.length < AT_ONCE) break
  }
  yield URLSET_END
}
