import type { FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../contract/messages.ts'
import type { Site } from '../content/content-type.ts'
import type { FeedSubject } from '../content/feed-source.ts'
import { listContentTypes } from '../content/objects.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { countCall } from '../platform/serve.ts'
import { createExpiringCache } from '../platform/serve-cached.ts'
import { writeAtom } from './atom.ts'
import { updatedAt, type Feed, type FeedFormat } from './feed.ts'
import { writeRss } from './rss.ts'
import { sendNothing, sendText, toServedText, type ServedText } from './served-text.ts'

const ENTRIES = 30
const LIFE_MS = MINUTE_MS
const MOST_CACHED = 500
const FORMATS = {
  rss: { file: 'feed.xml', write: writeRss, type: 'application/rss+xml; charset=utf-8' },
  atom: { file: 'atom.xml', write: writeAtom, type: 'application/atom+xml; charset=utf-8' },
} as const

/** The feeds of every content type, each in two formats and in one language if asked. */
export function feedRoutes(site: Site): void {
  const { http, config, clock, cookies, db } = site
  const entries = createExpiringCache<ServedText | undefined>(clock, LIFE_MS, { most: MOST_CACHED })
  for (const { path, find } of listContentTypes(site).flatMap(({ feeds }) => feeds))
    for (const format of Object.keys(FORMATS) as FeedFormat[])
      http.get<{ Params: { value?: string } }>(path + FORMATS[format].file, async (request, reply) => {
        const { value = '' } = request.params
        const asked = languageAsked(request)
        if (asked === null) return sendNothing(reply)
        const make = async (): Promise<ServedText | undefined> => {
          countCall(site, request, null)
          const subject = await find(db.read, value, asked ?? DEFAULT_LANGUAGE, config.siteName)
          if (subject === undefined) return undefined
          const folder = path.replace(':value', encodeURIComponent(value))
          const feed = await readFeed(site, subject, folder, format, asked)
          return toServedText(FORMATS[format].write(feed), updatedAt(feed))
        }
        const hasJustWritten = cookies.read(request, 'wrote') !== undefined
        const text = await entries.get(JSON.stringify([path, value, format, asked]), make, hasJustWritten)
        if (text === undefined) return sendNothing(reply)
        return sendText(request, reply, text, { type: FORMATS[format].type, maxAgeSeconds: LIFE_MS / 1000 })
      })
}

async function readFeed(
  site: Site,
  subject: FeedSubject,
  folder: string,
  format: FeedFormat,
  asked: Language | undefined,
): Promise<Feed> {
  const { publicUrl, siteName } = site.config
  const query = asked === undefined ? '' : `?hl=${LANGUAGE_TAGS[asked]}`
  const urlOf = (wanted: FeedFormat) => publicUrl + folder + FORMATS[wanted].file + query
  return {
    title: subject.title,
    description: subject.description,
    selfUrl: urlOf(format),
    otherUrl: urlOf(format === 'rss' ? 'atom' : 'rss'),
    pageUrl: publicUrl + subject.page + query,
    siteName,
    language: asked ?? DEFAULT_LANGUAGE,
    entries: await subject.listEntries(site, asked, ENTRIES),
  }
}

/** The language of `?hl=`; undefined without one, null for one that we do not have. */
function languageAsked(request: FastifyRequest): Language | undefined | null {
  const { hl } = request.query as Record<string, unknown>
  if (hl === undefined) return undefined
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === hl) ?? null
}
