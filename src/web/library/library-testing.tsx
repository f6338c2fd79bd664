import type { ArticleCard } from '../../contract/articles.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { articleCard } from '../testing/article-cards.ts'
import { pagePost } from '../testing/page-posts.ts'
import { renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { LibraryPage } from './library-page.tsx'
import type { HalfRead, OwnArticle, Saved } from './library-queries.ts'

type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>

export const NOTHING: Answer = { body: { items: [], nextCursor: null } }

export function savedOf(id: number, article: ArticleCard | null = articleCard(id)): Saved {
  return {
    objectType: 'article',
    objectId: id,
    folder: '',
    createdAt: '2026-11-01T08:00:00.000Z',
    article,
    pagePost: null,
    question: null,
    collection: null,
  }
}

export function savedPostOf(id: number, changes: Partial<PagePost> = {}): Saved {
  return { ...savedOf(id, null), objectType: 'page-post', pagePost: pagePost(id, changes) }
}

export function halfReadOf(id: number, changes: Partial<HalfRead> = {}): HalfRead {
  return {
    block: 4,
    percent: 40,
    updatedAt: '2026-11-01T08:00:00.000Z',
    article: articleCard(id, { readingMinutes: 10 }),
    ...changes,
  }
}

export function ownOf(id: number, state: OwnArticle['state'], changes: Partial<OwnArticle> = {}): OwnArticle {
  return { ...articleCard(id), state, publishAt: null, openSuggestions: 0, ...changes }
}

/** A server that takes a bookmark away and puts it back, whichever is asked next. */
export function toggling(): () => Answer {
  let bookmarked = true
  return () => {
    bookmarked = !bookmarked
    return { body: { bookmarked } }
  }
}

export const listOf = (items: unknown[], nextCursor: string | null = null): Answer => ({
  body: { items, nextCursor },
})

/** The library of a member whose shelves are empty but for what is given. */
export function openLibrary(at = '/library', answers: Answers = {}) {
  return renderPart(<LibraryPage />, {
    at,
    user: SARI,
    answers: {
      '/api/bookmarks': NOTHING,
      '/api/reading-positions': NOTHING,
      '/api/my-articles?state=draft': NOTHING,
      '/api/my-articles?state=published': NOTHING,
      '/api/my-articles?state=deleted': NOTHING,
      '/api/my-page-posts?state=deleted': NOTHING,
      '/api/questions/deleted': NOTHING,
      '/api/answers/deleted': NOTHING,
      '/api/drafts': { body: { items: [] } },
      '/api/scheduled-posts': { body: { items: [], most: 1 } },
      '/api/my-series': { body: { items: [] } },
      '/api/my-co-authored': NOTHING,
      '/api/my-collections': NOTHING,
      '/api/my-invitations': { body: { items: [] } },
      ...answers,
    },
  })
}

export const titles = () =>
  Array.from(document.querySelectorAll('li article :is(h2, h3)'), (title) => title.textContent)
