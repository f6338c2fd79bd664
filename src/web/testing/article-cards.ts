import type { Article, ArticleCard } from '../../contract/articles.ts'
import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import type { RecentUpdate } from '../../contract/stats.ts'

const DAY_MS = 24 * 3600 * 1000

/** An article as a list has it; the id says how old it is. */
export function articleCard(id: number, changes: Partial<ArticleCard> = {}): ArticleCard {
  const at = new Date(Date.UTC(2026, 9, 1) + id * DAY_MS).toISOString()
  return {
    id,
    groupId: id,
    title: `Article ${id}`,
    content: `What article ${id} says. ${'Word after word it goes on. '.repeat(12)}`,
    description: `What article ${id} is about.`,
    authorId: 7,
    authorName: 'Sari Wijaya',
    authorAlias: 'sari_w',
    authorProfileUrl: null,
    likes: id,
    comments: 0,
    category: 'history',
    categories: ['history'],
    tags: [],
    thumbnail: null,
    language: 'en',
    languages: [{ language: 'en', id }],
    readingMinutes: 4,
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}

/** The same as its own page has it. */
export function wholeArticle(id: number, changes: Partial<Article> = {}): Article {
  const card = articleCard(id)
  return {
    ...card,
    state: 'published',
    publishAt: null,
    nodes: [{ type: 'paragraph', children: [{ type: 'text', value: card.content }] }],
    words: 100,
    revisionId: id * 10,
    thumbnailId: null,
    authors: [{ id: 7, name: 'Sari Wijaya', alias: 'sari_w', profileUrl: null, honor: 1 }],
    original: null,
    staleSince: null,
    series: null,
    related: [],
    ...changes,
  }
}

/** How many articles each category has: none unless told. */
export function categoryCounts(counts: Partial<Record<CategoryId, number>>) {
  return { ...Object.fromEntries(CATEGORIES.map((category) => [category, 0])), ...counts }
}

export function recentUpdate(id: number, changes: Partial<RecentUpdate> = {}): RecentUpdate {
  const card = articleCard(id)
  return {
    ...card,
    updateKind: 'published',
    updatedBy: card.authorName,
    updatedById: card.authorId,
    summary: '',
    href: `/article/${id}`,
    ...changes,
  }
}

/** From the first id down to the last: newest first, as lists come. */
export function articleCards(from: number, to: number): ArticleCard[] {
  return Array.from({ length: from - to + 1 }, (_, place) => articleCard(from - place))
}
