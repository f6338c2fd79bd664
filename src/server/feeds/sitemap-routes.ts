import { Readable } from 'node:stream'
import type { Site } from '../content/content-type.ts'
import { listContentTypes } from '../content/objects.ts'
import type { SitemapSource } from '../content/sitemap-source.ts'
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { countCall } from '../platform/serve.ts'
import { createExpiringCache } from '../platform/serve-cached.ts'
import { findSitemapState, listSitemapEntries, listSitemapNumbers } from './queries.ts'
import {
  isKnown,
  sendNothing,
  sendText,
  describeVersion,
  toServedText,
  type ServedText,
} from './served-text.ts'
import {
  URLSET_END,
  URLSET_START,
  writePagesSitemap,
  writeSitemapEntry,
  writeSitemapIndex,
} from './sitemap.ts'

const XML = 'application/xml; charset=utf-8'
const INDEX_LIFE_MS = 10 * MINUTE_MS
const MAX_AGE_SECONDS = HOUR_MS / 1000
const AT_ONCE = 1000

interface Listed {
  path: (id: number) => string
  source: SitemapSource
}

export function sitemapRoutes(site: Site): void {
  const { http, config, clock, db } = site
  const listed = listContentTypes(site).flatMap(({ path, sitemap: source }) =>
    path === null || source === null ? [] : [{ path, source }],
  )
  const { publicUrl } = config
  const delivery = { type: XML, maxAgeSeconds: MAX_AGE_SECONDS }
  const entries = createExpiringCache<ServedText>(clock, INDEX_LIFE_MS)

  http.get('/sitemap.xml', async (request, reply) => {
    const make = async (): Promise<ServedText> => {
      countCall(site, request, null)
      const files = ['pages']
      for (const { source } of listed)
        files.push(...(await listSitemapNumbers(db.read, source)).map((number) => `${source.name}-${number}`))
      return toServedText(writeSitemapIndex(publicUrl, files), null)
    }
    return sendText(request, reply, await entries.get('index', make), delivery)
  })

  const pages = toServedText(writePagesSitemap(publicUrl), null)
  http.get('/sitemap-pages.xml', (request, reply) => sendText(request, reply, pages, delivery))

  for (const one of listed)
    http.get<{ Params: { number: string } }>(
      `/sitemap-${one.source.name}-:number(^\\d{1,8}$).xml`,
      async (request, reply) => {
        countCall(site, request, null)
        const number = Number(request.params.number)
        const { count, sum, modifiedAt } = await findSitemapState(db.read, one.source, number)
        if (count === 0) return sendNothing(reply)
        const etag = `W/"${count}-${sum}-${modifiedAt?.getTime()}"`
        describeVersion(reply, etag, modifiedAt, MAX_AGE_SECONDS)
        if (isKnown(request, etag, null)) return reply.code(304).send()
        // Streamed: ten thousand addresses are megabytes that nobody needs in memory.
        return reply.type(XML).send(Readable.from(writeSitemap(site, one, number)))
      },
    )
}

async function* writeSitemap(site: Site, { path, source }: Listed, number: number): AsyncGenerator<string> {
  const db = site.db.read
  const urlOf = (id: number) => site.config.publicUrl + path(id)
  yield URLSET_START
  for (let after = 0; ;) {
    const entries = await listSitemapEntries(db, source, { number, after, limit: AT_ONCE })
    const ids = entries.map(({ id }) => id)
    const versions = await source.listVersions?.(db, ids)
    yield entries.map((entry) => writeSitemapEntry(urlOf, entry, versions?.get(entry.id))).join('')
    after = ids.at(-1) ?? after
    if (ids.length < AT_ONCE) break
  }
  yield URLSET_END
}
