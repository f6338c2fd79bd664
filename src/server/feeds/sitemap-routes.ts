import { Readable } from 'node:stream'
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { countCall } from '../platform/serve.ts'
import { createEntries } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import {
  findSitemapState,
  listSitemapArticles,
  listSitemapNumbers,
  listSitemapPosts,
  SITEMAP_KINDS,
  type SitemapKind,
} from './queries.ts'
import { isKnown, sendNothing, sendText, tellVersion, toServedText, type ServedText } from './served-text.ts'
import {
  URLSET_END,
  URLSET_START,
  writePagesSitemap,
  writeSitemapArticle,
  writeSitemapIndex,
  writeSitemapPost,
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
      const files = ['pages']
      for (const kind of SITEMAP_KINDS)
        files.push(...(await listSitemapNumbers(db.read, kind)).map((number) => `${kind}-${number}`))
      return toServedText(writeSitemapIndex(publicUrl, files), null)
    }
    return sendText(request, reply, await entries.get('index', make), delivery)
  })

  const pages = toServedText(writePagesSitemap(publicUrl), null)
  http.get('/sitemap-pages.xml', (request, reply) => sendText(request, reply, pages, delivery))

  for (const kind of SITEMAP_KINDS)
    http.get<{ Params: { number: string } }>(
      `/sitemap-${kind}-:number(^\\d{1,8}$).xml`,
      async (request, reply) => {
        countCall(server, request, null)
        const number = Number(request.params.number)
        const { count, sum, modifiedAt } = await findSitemapState(db.read, kind, number)
        if (count === 0) return sendNothing(reply)
        const etag = `W/"${count}-${sum}-${modifiedAt?.getTime()}"`
        tellVersion(reply, etag, modifiedAt, MAX_AGE_SECONDS)
        if (isKnown(request, etag, null)) return reply.code(304).send()
        // Written piece by piece: ten thousand addresses are megabytes that nobody needs to keep.
        return reply.type(XML).send(Readable.from(writeSitemap(server, kind, number)))
      },
    )
}

/** Some entries after an id, as they are written; and the last id among them. */
interface Piece {
  text: string
  last: number | undefined
  count: number
}

async function* writeSitemap(server: Server, kind: SitemapKind, number: number): AsyncGenerator<string> {
  yield URLSET_START
  let after = 0
  for (;;) {
    const { text, last, count } = await writePiece(server, kind, number, after)
    yield text
    after = last ?? after
    if (count < AT_ONCE) break
  }
  yield URLSET_END
}

async function writePiece(
  { db, config: { publicUrl } }: Server,
  kind: SitemapKind,
  number: number,
  after: number,
): Promise<Piece> {
  if (kind === 'posts') {
    const posts = await listSitemapPosts(db.read, number, after, AT_ONCE)
    return toPiece(posts, (post) => writeSitemapPost(publicUrl, post))
  }
  const articles = await listSitemapArticles(db.read, number, after, AT_ONCE)
  return toPiece(articles, (article) => writeSitemapArticle(publicUrl, article))
}

function toPiece<T extends { id: number }>(rows: T[], write: (row: T) => string): Piece {
  return { text: rows.map(write).join(''), last: rows.at(-1)?.id, count: rows.length }
}
