import { LANGUAGE_TAGS, type Language } from '../../contract/messages.ts'
import type { FeedEntry } from '../content/feed-source.ts'

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

export type FeedFormat = 'rss' | 'atom'

/** An empty feed is as old as time: it must not seem to change with every request. */
export function updatedAt({ entries }: Pick<Feed, 'entries'>): Date {
  return new Date(Math.max(0, ...entries.map((entry) => Date.parse(entry.updatedAt))))
}

export function tagOf(language: Language): string {
  return LANGUAGE_TAGS[language]
}
