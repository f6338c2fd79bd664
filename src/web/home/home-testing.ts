import { CATEGORIES } from '../../contract/categories.ts'
import { articleCards, recentUpdate } from '../testing/article-cards.ts'
import type { Answer } from '../testing/stand-ins.ts'

export type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>

export const COUNTS = Object.fromEntries(CATEGORIES.map((category, place) => [category, 100 + place]))

export const STATS = {
  categories: 11,
  articles: 15_684,
  visitors: 482_106,
  contributors: 1932,
  recentEdits: 341,
  online: 186,
}

/** A site with articles, as the home asks for it; each answer may be replaced. */
export function siteAnswers(changes: Answers = {}): Answers {
  return {
    '/api/articles': { body: articleCards(20, 1) },
    '/api/recent-updates': { body: [recentUpdate(31), recentUpdate(30), recentUpdate(29)] },
    '/api/categories/counts': { body: COUNTS },
    '/api/stats': { body: STATS },
    '/api/online': { body: { count: 187 } },
    '/api/page-posts': { body: [] },
    '/api/guilds/search/star': { body: [] },
    '/api/guilds/search/star?includeNsfw=true': { body: [] },
    '/api/guilds/search/moon': { body: [] },
    '/api/questions/search?q=star': { body: [] },
    '/api/questions/search?q=moon': { body: [] },
    '/api/collections/search?q=star': { body: [] },
    '/api/collections/search?q=moon': { body: [] },
    '/api/people/search?q=star': { body: [] },
    '/api/people/search?q=moon': { body: [] },
    '/api/search/corrections?q=star': { body: { term: null } },
    '/api/search/corrections?q=moon': { body: { term: null } },
    '/api/nsfw': { body: { isEnabled: true, canConsent: true, hasConsent: false } },
    ...changes,
  }
}

export const FAILURE: Answer = { status: 500, body: { code: 'internal', message: 'Something went wrong.' } }
