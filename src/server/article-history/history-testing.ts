import {
  createSuggestion,
  listRevisions,
  type Revision,
  type Suggestion,
} from '../../contract/article-history.ts'
import { getArticle, updateArticle, type Article } from '../../contract/articles.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { writeArticle } from '../testing/write-article.ts'
import type { TestClient } from '../testing/test-client.ts'

export const PARAGRAPHS = [
  '# The moon',
  'The moon is round and bright tonight, as it was a month ago.',
  'It is far away: light takes more than a second to come here.',
  'Nobody lives there, and the wind never blows.',
]
export const TEXT = PARAGRAPHS.join('\n\n')

/** An article with four paragraphs, published. */
export function writeMoon(author: TestClient): Promise<Article> {
  return writeArticle(author, { title: 'About the moon', content: TEXT })
}

export function idOf({ id }: { id: number }): { id: string } {
  return { id: String(id) }
}

export function read(client: TestClient, article: { id: number }): Promise<Article> {
  return client.call(getArticle, { params: idOf(article) })
}

/** Edits the newest revision. */
export async function edit(
  client: TestClient,
  article: { id: number },
  changes: Partial<BodyOf<typeof updateArticle>>,
): Promise<Article> {
  const { revisionId } = await read(client, article)
  return client.call(updateArticle, {
    params: idOf(article),
    body: { baseRevisionId: revisionId, ...changes },
  })
}

export async function revisionsOf(client: TestClient, article: { id: number }): Promise<Revision[]> {
  return (await client.call(listRevisions, { params: idOf(article) })).items
}

export function suggestionFor(
  article: Pick<Article, 'revisionId' | 'title' | 'content'>,
  changes: Partial<BodyOf<typeof createSuggestion>> = {},
): BodyOf<typeof createSuggestion> {
  return {
    title: article.title,
    content: article.content.replace('round', 'spherical'),
    baseRevisionId: article.revisionId,
    summary: 'A better word',
    ...changes,
  }
}

export function suggestTo(
  client: TestClient,
  article: Article,
  changes: Partial<BodyOf<typeof createSuggestion>> = {},
): Promise<Suggestion> {
  return client.call(createSuggestion, { params: idOf(article), body: suggestionFor(article, changes) })
}
