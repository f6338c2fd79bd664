import type { ArticleCard } from '../../contract/articles.ts'
import { LANGUAGE_TAGS, type Language } from '../../contract/messages.ts'

/** A list of articles for other programs; written as RSS or as Atom. */
export interface Feed {
  title: string
  description: string
  /** Full addresses: of the feed itself, of its other format, and of the page it goes with. */
  selfUrl: string
  otherUrl: string
  pageUrl: string
  siteName: string
  publicUrl: string
  language: Language
  articles: ArticleCard[]
}

export type FeedFormat = 'rss' | 'atom'

/** One of nothing is as old as time: it may not seem to change with every look. */
export function updatedAt({ articles }: Pick<Feed, 'articles'>): Date {
  return new Date(Math.max(0, ...articles.map((article) => Date.parse(article.updatedAt))))
}

/** The clean address, as it is shared. */
export function articleUrl(publicUrl: string, id: number): string {
  return `${publicUrl}/article/${id}`
}

export function tagOf(language: Language): string {
  return LANGUAGE_TAGS[language]
}
