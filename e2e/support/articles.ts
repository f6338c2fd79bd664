import { randomBytes } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import type { Article, createArticle, createTranslation } from '../../src/contract/articles.ts'
import type { Comment } from '../../src/contract/comments.ts'
import type { BodyOf } from '../../src/contract/endpoint.ts'
import { siteUrl } from './environment.ts'

type NewArticle = BodyOf<typeof createArticle>
type NewTranslation = BodyOf<typeof createTranslation>

/** Tests share one site: a word of its own makes a title one that no other test has. */
export const ownWord = (): string => randomBytes(4).toString('hex')

export const WORDS =
  'Twice a day the strait breathes in and out, and twice a day the fishermen of Malacca read it like a clock.'

type Send = <T>(request: APIRequestContext, path: string, data: object) => Promise<T>

const send =
  (method: 'POST' | 'PATCH'): Send =>
  async (request, path, data) => {
    const answer = await request.fetch(path, { method, data, headers: { origin: siteUrl() } })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
    return answer.json()
  }
export const post = send('POST')
export const patch = send('PATCH')

/** Publishes an article through the API, for journeys that begin with one. */
export async function writeArticle(
  request: APIRequestContext,
  article: Partial<NewArticle> = {},
): Promise<Article> {
  const body: NewArticle = {
    title: `Tides of Malacca ${ownWord()}`,
    content: WORDS,
    language: 'en',
    categories: ['history'],
    ...article,
  }
  return post(request, '/api/articles', body)
}

export async function translateArticle(
  request: APIRequestContext,
  { id, revisionId }: Article,
  translation: Pick<NewTranslation, 'language' | 'title' | 'content'>,
): Promise<Article> {
  return post(request, `/api/articles/${id}/translations`, { ...translation, revisionId })
}

export async function writeComment(
  request: APIRequestContext,
  { id }: Article,
  text: string,
): Promise<Comment> {
  return post(request, `/api/articles/${id}/comments`, { text })
}

/** Lists and documents are kept for some seconds: waits until what was written has come through to this reader. */
export async function untilItSays(request: APIRequestContext, path: string, words: string): Promise<void> {
  await expect
    .poll(async () => (await (await request.get(path)).text()).includes(words), {
      message: `${path} says “${words}”`,
      intervals: [100],
    })
    .toBe(true)
}
