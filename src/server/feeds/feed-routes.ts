import type { FastifyRequest } from 'fastify'
import { Category } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import { IdInPath } from '../../contract/common.ts'
import {
  DEFAULT_LANGUAGE,
  fillText,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from '../../contract/messages.ts'
import { isTag } from '../../contract/tag-rules.ts'
import { readArticlePage } from '../articles/public.ts'
import { categoryNames } from '../cards/public.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { countCall } from '../platform/serve.ts'
import { createEntries } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { writeAtom } from './atom.ts'
import { updatedAt, type Feed, type FeedFormat } from './feed.ts'
import { messages } from './messages.ts'
import { findAuthorName } from './queries.ts'
import { writeRss } from './rss.ts'
import { sendNothing, sendText, toServedText, type ServedText } from './served-text.ts'

const ARTICLES = 30
const LIFE_MS = MINUTE_MS
const MOST_KEPT = 500
const FORMATS = {
  rss: { file: 'feed.xml', write: writeRss, type: 'application/rss+xml; charset=utf-8' },
  atom: { file: 'atom.xml', write: writeAtom, type: 'application/atom+xml; charset=utf-8' },
} as const

/** What a feed is about; its page is where people read the same. */
interface Topic {
  filters: { category?: CategoryId; tag?: string; author?: number }
  page: string
  title: string
  description: string
}

/** Undefined where there is no such thing. */
type FindTopic = (db: Db, value: string, language: Language, site: string) => Promise<Topic | undefined>

const TOPICS: { path: string; find: FindTopic }[] = [
  {
    path: '/',
    find: async (_db, _value, language, site) => ({
      filters: {},
      page: '/',
      title: site,
      description: fillText(messages.siteFeed[language], { site }),
    }),
  },
  {
    path: '/category/:value/',
    find: async (_db, value, language, site) => {
      const { data: category } = Category.safeParse(value)
      if (category === undefined) return undefined
      const name = categoryNames[category][language]
      return about({ category }, `/category/${category}`, site, name, messages.categoryFeed[language])
    },
  },
  {
    path: '/tag/:value/',
    find: async (_db, value, language, site) =>
      isTag(value) ? about({ tag: value }, '/', site, value, messages.tagFeed[language], '#') : undefined,
  },
  {
    path: '/user/:value/',
    find: async (db, value, language, site) => {
      const author = IdInPath.safeParse(value).success ? Number(value) : undefined
      const name = author === undefined ? undefined : await findAuthorName(db, author)
      if (author === undefined || name === undefined) return undefined
      return about({ author }, `/user/${author}`, site, name, messages.authorFeed[language])
    },
  },
]

function about(
  filters: Topic['filters'],
  page: string,
  site: string,
  name: string,
  text: string,
  mark = '',
): Topic {
  return { filters, page, title: `${site}: ${mark}${name}`, description: fillText(text, { name }) }
}

/** Feeds of the site, a category, a tag and an author, each in two formats and in one language if asked. */
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
          const feed = await readFeed(
            server,
            topic,
            path.replace(':value', encodeURIComponent(value)),
            format,
            asked,
          )
          return toServedText(FORMATS[format].write(feed), updatedAt(feed))
        }
        const isFresh = cookies.read(request, 'fresh') !== undefined
        const text = await entries.get(JSON.stringify([path, value, format, asked]), make, isFresh)
        if (text === undefined) return sendNothing(reply)
        return sendText(request, reply, text, { type: FORMATS[format].type, maxAgeSeconds: LIFE_MS / 1000 })
      })
}

async function readFeed(
  { db, config: { publicUrl, siteName } }: Server,
  { filters, page, title, description }: Topic,
  folder: string,
  format: FeedFormat,
  asked: Language | undefined,
): Promise<Feed> {
  const language = asked ?? DEFAULT_LANGUAGE
  const { cards } = await readArticlePage(db.read, {
    filters: { ...filters, language: asked, sort: 'new' },
    limit: ARTICLES,
    reader: language,
  })
  const query = asked === undefined ? '' : `?hl=${LANGUAGE_TAGS[asked]}`
  const urlOf = (wanted: FeedFormat) => publicUrl + folder + FORMATS[wanted].file + query
  return {
    title,
    description,
    selfUrl: urlOf(format),
    otherUrl: urlOf(format === 'rss' ? 'atom' : 'rss'),
    pageUrl: publicUrl + page + query,
    siteName,
    publicUrl,
    language,
    articles: cards,
  }
}

/** The language of `?hl=`; undefined without one, null for one that we do not have. */
function languageAsked(request: FastifyRequest): Language | undefined | null {
  const { hl } = request.query as Record<string, unknown>
  if (hl === undefined) return undefined
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === hl) ?? null
}
