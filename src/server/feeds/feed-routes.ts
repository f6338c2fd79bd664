import type { FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../contract/messages.ts'
import { readArticlePage } from '../articles/public.ts'
import { listPostCards } from '../page-posts/public.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { countCall } from '../platform/serve.ts'
import { createEntries } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { writeAtom } from './atom.ts'
import { entryOfArticle, entryOfPost } from './entries.ts'
import { updatedAt, type Feed, type FeedEntry, type FeedFormat } from './feed.ts'
import { listNewestPosts } from './queries.ts'
import { writeRss } from './rss.ts'
import { sendNothing, sendText, toServedText, type ServedText } from './served-text.ts'
import { TOPICS, type Topic } from './topics.ts'

const ENTRIES = 30
const LIFE_MS = MINUTE_MS
const MOST_KEPT = 500
const FORMATS = {
  rss: { file: 'feed.xml', write: writeRss, type: 'application/rss+xml; charset=utf-8' },
  atom: { file: 'atom.xml', write: writeAtom, type: 'application/atom+xml; charset=utf-8' },
} as const

/** Feeds of the site, Page, a category, a tag and an author, each in two formats and in one language if asked. */
export function feedRoutes(server: Server): void {
  const { http, config, clock, cookies, db } = server
  const entries = createEntries<ServedText | undefined>(clock, LIFE_MS, { most: MOST_KEPT })
  for (const { path, find } of TOPICS)
    for (const format of Object.keys(FORMATS) as FeedFormat[])
      http.get<{ Params: { value?: string } }>(path + FORMATS[format].file, async (request, reply) => {
        const { value = '' } = request.params
        const asked = languageAsked(request)
        if (asked === null) return sendNothing(reply)
        const make = async (): Promise<ServedText | undefined> => {
          countCall(server, request, null)
          const topic = await find(db.read, value, asked ?? DEFAULT_LANGUAGE, config.siteName)
          if (topic === undefined) return undefined
          const folder = path.replace(':value', encodeURIComponent(value))
          const feed = await readFeed(server, topic, folder, format, asked)
          return toServedText(FORMATS[format].write(feed), updatedAt(feed))
        }
        const isFresh = cookies.read(request, 'fresh') !== undefined
        const text = await entries.get(JSON.stringify([path, value, format, asked]), make, isFresh)
        if (text === undefined) return sendNothing(reply)
        return sendText(request, reply, text, { type: FORMATS[format].type, maxAgeSeconds: LIFE_MS / 1000 })
      })
}

async function readFeed(
  server: Server,
  topic: Topic,
  folder: string,
  format: FeedFormat,
  asked: Language | undefined,
): Promise<Feed> {
  const { publicUrl, siteName } = server.config
  const query = asked === undefined ? '' : `?hl=${LANGUAGE_TAGS[asked]}`
  const urlOf = (wanted: FeedFormat) => publicUrl + folder + FORMATS[wanted].file + query
  return {
    title: topic.title,
    description: topic.description,
    selfUrl: urlOf(format),
    otherUrl: urlOf(format === 'rss' ? 'atom' : 'rss'),
    pageUrl: publicUrl + topic.page + query,
    siteName,
    language: asked ?? DEFAULT_LANGUAGE,
    entries: await readEntries(server, topic, asked),
  }
}

async function readEntries(
  server: Server,
  { lists }: Topic,
  asked: Language | undefined,
): Promise<FeedEntry[]> {
  const { db, clock, config } = server
  const language = asked ?? DEFAULT_LANGUAGE
  if (lists === 'posts') {
    const ids = await listNewestPosts(db.read, ENTRIES)
    const posts = await listPostCards(server, db.read, ids, { audience: 'public', now: clock.now() })
    return posts.map((post) => entryOfPost(post, config.publicUrl, language))
  }
  const filters = { ...lists, language: asked, sort: 'new' as const }
  const { cards } = await readArticlePage(db.read, { filters, limit: ENTRIES, reader: language })
  return cards.map((card) => entryOfArticle(card, config.publicUrl))
}

/** The language of `?hl=`; undefined without one, null for one that we do not have. */
function languageAsked(request: FastifyRequest): Language | undefined | null {
  const { hl } = request.query as Record<string, unknown>
  if (hl === undefined) return undefined
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === hl) ?? null
}
