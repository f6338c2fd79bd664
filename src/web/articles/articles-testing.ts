import type { Article, ArticleCard } from '../../contract/articles.ts'
import type { ArticleMine } from './article-queries.ts'
import type { Answer } from '../testing/stand-ins.ts'

export const ARJUN = { id: 31, name: 'Arjun Nair', alias: 'arjun', profileUrl: null, honor: 1870 }
export const MEI = { id: 32, name: 'Mei Lin Tan', alias: 'meilin', profileUrl: null, honor: 90 }

export function cardOf(given: Partial<ArticleCard> = {}): ArticleCard {
  const id = given.id ?? 7
  const language = given.language ?? 'en'
  return {
    id,
    groupId: id,
    title: 'How to weigh a star',
    content: 'Nobody has ever put a star on a scale.',
    description: 'Nobody has ever put a star on a scale.',
    authorId: ARJUN.id,
    authorName: ARJUN.name,
    authorAlias: ARJUN.alias,
    authorProfileUrl: null,
    likes: 41,
    comments: 0,
    category: 'astronomy',
    categories: ['astronomy'],
    tags: ['kepler'],
    thumbnail: null,
    language,
    languages: [{ language, id }],
    readingMinutes: 9,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...given,
  }
}

export function articleOf(given: Partial<Article> = {}): Article {
  return {
    ...cardOf(given),
    state: 'published',
    publishAt: null,
    nodes: [
      { type: 'paragraph', children: [{ type: 'text', value: 'Nobody has ever put a star on a scale.' }] },
      { type: 'heading', level: 2, id: 'h-light', children: [{ type: 'text', value: 'Made of light' }] },
      { type: 'heading', level: 2, id: 'h-wrong', children: [{ type: 'text', value: 'Going wrong' }] },
    ],
    words: 1800,
    revisionId: 70,
    thumbnailId: null,
    authors: [ARJUN],
    original: null,
    staleSince: null,
    series: null,
    related: [],
    ...given,
  }
}

export const MINE: ArticleMine = {
  liked: false,
  bookmarked: false,
  canEdit: false,
  canDelete: false,
  canDecide: false,
  isCoAuthor: false,
  invited: [],
  openSuggestions: 0,
  readingPosition: null,
}
export const OWN: ArticleMine = { ...MINE, canEdit: true, canDelete: true, canDecide: true }

export const NOT_FOUND: Answer = { status: 404, body: { code: 'not_found', message: 'Not found.' } }

/** A server that knows one article, nothing said about it, and what the reader has to do with it. */
export function servingArticle(article: Article, mine: ArticleMine = MINE): Record<string, Answer> {
  return {
    [`/api/articles/${article.id}`]: { body: article },
    [`/api/articles/${article.id}/mine`]: { body: mine },
    [`/api/articles/${article.id}/comments`]: {
      body: { items: [], nextCursor: null, total: 0, isOpen: true, canManage: false },
    },
  }
}
