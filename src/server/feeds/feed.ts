import { LANGUAGE_TAGS, type Language } from '../../contract/messages.ts'

/** A list for other programs; written as RSS or as Atom. */
export interface Feed {
  title: string
  description: string
  /** Full addresses: of the feed itself, of its other format, and of the page it goes with. */
  selfUrl: string
  otherUrl: string
  pageUrl: string
  siteName: string
  language: Language
  entries: FeedEntry[]
}

/** An article or a post. All addresses are full and clean, as they are shared. */
export interface FeedEntry {
  url: string
  title: string
  /** Plain words. */
  summary: string
  publishedAt: string
  updatedAt: string
  /** Undefined when the person is gone. */
  author: { name: string; url: string | undefined } | undefined
  /** Undefined where nobody said which it is. */
  language: Language | undefined
  translations: { language: Language; url: string }[]
  categories: { term: string; label?: string }[]
  imageUrl: string | undefined
}

export type FeedFormat = 'rss' | 'atom'

/** One of nothing is as old as time: it may not seem to change with every look. */
export function updatedAt({ entries }: Pick<Feed, 'entries'>): Date {
  return new Date(Math.max(0, ...entries.map((entry) => Date.parse(entry.updatedAt))))
}

export function articleUrl(publicUrl: string, id: number): string {
  return `${publicUrl}/article/${id}`
}

export function postUrl(publicUrl: string, id: number): string {
  return `${publicUrl}/page-post/${id}`
}

export function tagOf(language: Language): string {
  return LANGUAGE_TAGS[language]
}
