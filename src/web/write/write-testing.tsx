import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Article } from '../../contract/articles.ts'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { CreateArticlePage } from './create-article-page.tsx'

export const TEXT = 'Twice a day the sea comes back, and nobody in the village is surprised by it.'

export const ARTICLE: Article = {
  id: 7,
  groupId: 7,
  title: 'Tides of Malacca',
  content: `${TEXT}\n\n## Why twice\n\nThe moon.\n\n## And the sun\n\nIt helps.`,
  description: TEXT,
  authorId: 7,
  authorName: 'Sari Wijaya',
  authorAlias: 'sari_w',
  authorProfileUrl: null,
  likes: 0,
  comments: 0,
  category: 'geography',
  categories: ['geography', 'science'],
  tags: ['sea'],
  thumbnail: null,
  language: 'en',
  languages: [{ language: 'en', id: 7 }],
  readingMinutes: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  state: 'published',
  publishAt: null,
  nodes: [{ type: 'paragraph', children: [{ type: 'text', value: TEXT }] }],
  words: 20,
  revisionId: 70,
  thumbnailId: null,
  authors: [{ id: 7, name: 'Sari Wijaya', alias: 'sari_w', profileUrl: null, honor: 1 }],
  original: null,
  staleSince: null,
  series: null,
  related: [],
}

export const MINE = {
  liked: false,
  bookmarked: false,
  canEdit: true,
  canDelete: true,
  canDecide: true,
  isCoAuthor: false,
  invited: [],
  openSuggestions: 0,
  readingPosition: null,
}

export const SUGGESTION = {
  id: 1,
  articleId: 7,
  baseRevisionId: 70,
  author: null,
  title: ARTICLE.title,
  summary: 'It is true',
  state: 'open',
  reason: '',
  createdAt: ARTICLE.updatedAt,
  decidedAt: null,
  acceptances: 0,
}

type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>
type Options = Parameters<typeof renderPart>[1]

const methodNow = () => vi.mocked(window.fetch).mock.lastCall?.[1]?.method ?? 'GET'

/** Answers one way to reading and another way to writing. */
export function byMethod(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>) {
  return () => {
    const answer = answers[methodNow()] ?? { body: { done: true } }
    return typeof answer === 'function' ? answer() : answer
  }
}

/** The screen for a member, with a server that has everything it needs. */
export async function openWriting(at: string, answers: Answers = {}, options: Options = {}) {
  const key = /\?(\w+)=(\d+)(?:&to=(\w+))?/.exec(at)
  const name =
    key === null ? 'new' : [key[1] === 'article' ? 'edit' : key[1], key[2], key[3]].filter(Boolean).join('-')
  const calls = await renderPart(<CreateArticlePage />, {
    user: SARI,
    at,
    ...options,
    answers: {
      '/api/preview': { body: { nodes: [], words: 0, characters: 0 } },
      '/api/my-articles?state=draft': { body: { items: [], nextCursor: null } },
      '/api/drafts': { body: { items: [] } },
      '/api/my-series': { body: { items: [] } },
      [`/api/drafts/article/${name}`]: byMethod({
        GET: { body: null },
        PUT: { body: { version: 1, updatedAt: '', hadNewer: false } },
      }),
      '/api/articles/7': byMethod({ GET: { body: ARTICLE } }),
      '/api/articles/7/mine': { body: MINE },
      ...answers,
    },
  })
  /** What was sent to change something; drafts and previews are told elsewhere. */
  return () =>
    calls
      .filter(({ method, path }) => method !== 'GET' && !/\/(?:preview|drafts)/.test(path))
      .map(({ method, path, body }) => ({ method, path, body }))
}

export const title = () => page.getByRole('textbox', { name: 'Title' })
export const content = () => page.getByRole('textbox', { name: 'Text', exact: true })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const categories = () => page.getByRole('group', { name: 'Category' })

/** A whole article, as somebody fills it in. */
export async function fillIn(): Promise<void> {
  await title().fill('Tides of Malacca')
  await content().fill(TEXT)
  await categories().getByRole('button', { name: 'Geography' }).click()
}

/** First the form, which keeps its draft when it goes, then everything that was kept. */
export async function leaveWriting(): Promise<void> {
  await cleanup()
  await leaveApp()
}
