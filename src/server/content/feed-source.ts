import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'

/** An entry of a feed. All addresses are absolute and clean, as they are shared. */
export interface FeedEntry {
  url: string
  title: string
  summary: string
  publishedAt: string
  updatedAt: string
  /** Undefined when the person has left. */
  author: { name: string; url: string | undefined } | undefined
  /** Undefined where the language is not known. */
  language: Language | undefined
  translations: { language: Language; url: string }[]
  categories: { term: string; label?: string }[]
  imageUrl: string | undefined
}

/** What a feed is about; its page is where people read the same. */
export interface FeedSubject {
  page: string
  title: string
  description: string
  /** The newest, in one language if that was asked for. */
  listEntries: (server: Server, asked: Language | undefined, limit: number) => Promise<FeedEntry[]>
}

/** The feeds under one path, such as `/category/:value/`. */
export interface FeedSource {
  path: string
  /** Undefined where there is no such feed. */
  find: (db: Db, value: string, language: Language, site: string) => Promise<FeedSubject | undefined>
}
