import { createArticle, createTranslation, type Article } from '../../contract/articles.ts'
import { answerInvitation } from '../../contract/co-authors.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { TestClient } from './test-client.ts'

/** Long enough to be published. */
export const WORDS = 'Stars are born in clouds of gas and dust that fall together under their own weight.'

/** A new account writes three articles on its first day: a site of `rateLimitScale: 1000` lets tests write more. */
export function writeArticle(
  client: TestClient,
  overrides: Partial<BodyOf<typeof createArticle>> = {},
): Promise<Article> {
  const body = {
    title: 'How stars are born',
    content: WORDS,
    language: 'en',
    categories: ['science'],
  } satisfies BodyOf<typeof createArticle>
  return client.call(createArticle, { body: { ...body, ...overrides } })
}

/** The invited person accepts. */
export async function joinArticle(client: TestClient, { id }: Pick<Article, 'id'>): Promise<void> {
  await client.call(answerInvitation, { params: { id: String(id) }, body: { isAccepted: true } })
}

/** A translation, by default into Indonesian. */
export function writeTranslation(
  client: TestClient,
  { id, revisionId }: Pick<Article, 'id' | 'revisionId'>,
  overrides: Partial<BodyOf<typeof createTranslation>> = {},
): Promise<Article> {
  const body = {
    title: 'Bagaimana bintang lahir',
    content: 'Bintang lahir di awan gas dan debu yang runtuh karena beratnya sendiri.',
    language: 'id',
    revisionId,
  } satisfies BodyOf<typeof createTranslation>
  return client.call(createTranslation, { params: { id: String(id) }, body: { ...body, ...overrides } })
}
