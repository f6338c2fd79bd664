import { createSuggestion } from '../../../contract/article-history.ts'
import { createArticle, createTranslation, updateArticle, type Article } from '../../../contract/articles.ts'
import { call } from '../../platform/api.ts'
import type { ArticleValues } from '../article-values.ts'
import type { Intent } from '../check-article.ts'
import type { Mode } from '../mode.ts'
import { valuesOf } from '../article-values.ts'

export interface SaveOrder {
  mode: Mode
  /** The article that is edited, improved or translated. */
  article: Article | null
  /** By alias, who was asked to write along and has not answered. */
  invited: string[]
  values: ArticleValues
  intent: Intent
  /** When, for the intent to schedule it. */
  publishAt: string | null
  /** A repeat after a lost answer is done once. */
  key: string
}

export interface Saved {
  articleId: number
  /** What stands there now; a suggestion changes nothing yet. */
  article: Article | null
}

export async function saveArticle(order: SaveOrder): Promise<Saved> {
  const { mode, article, invited, values, intent, publishAt, key } = order
  const isDraft = intent !== 'publish'
  const date = intent === 'schedule' && { publishAt }
  const words = { title: values.title.trim(), content: values.content }
  if (mode.kind === 'new' || article === null) {
    const { language, categories, tags, thumbnailId, coAuthors } = values
    const series = values.series?.trim() ?? ''
    const body = {
      ...words,
      language,
      categories,
      tags,
      thumbnailId,
      coAuthors,
      isDraft,
      ...(series && { series }),
      ...date,
    }
    return answer(await call(createArticle, { body, key }))
  }
  const params = { id: String(article.id) }
  const baseRevisionId = values.baseRevisionId ?? article.revisionId
  if (mode.kind === 'suggest') {
    const body = { ...words, baseRevisionId, summary: values.summary.trim() }
    await call(createSuggestion, { params, body, key })
    return { articleId: article.id, article: null }
  }
  if (mode.kind === 'translate') {
    const { language, tags } = values
    const body = { ...words, language, tags, revisionId: baseRevisionId, isDraft, ...date }
    return answer(await call(createTranslation, { params, body, key }))
  }
  const body = {
    ...changesOf(article, values, invited),
    baseRevisionId,
    ...publicationOf(article, intent, publishAt),
  }
  return answer(await call(updateArticle, { params, body, key }))
}

const answer = (article: Article): Saved => ({ articleId: article.id, article })

function publicationOf(article: Article, intent: Intent, publishAt: string | null) {
  if (intent !== 'schedule') return { state: stateFor(article, intent) }
  // The day may have come while somebody wrote: words that keep the date are saved whatever the draft is by now.
  return publishAt === article.publishAt ? {} : { publishAt }
}

function stateFor(article: Article, intent: Intent): 'draft' | 'published' {
  return intent === 'publish' ? 'published' : article.state === 'published' ? 'published' : 'draft'
}

/** Only what is different: a co-author may change the words without being asked about the rest. */
export function changesOf(article: Article, values: ArticleValues, invited: string[]) {
  const before = valuesOf(article, invited)
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
  const changed = <K extends keyof ArticleValues>(...names: K[]): Partial<Pick<ArticleValues, K>> =>
    Object.fromEntries(
      names.filter((name) => !isSame(before[name], values[name])).map((name) => [name, values[name]]),
    ) as Partial<Pick<ArticleValues, K>>
  const summary = values.summary.trim()
  return {
    ...changed('content', 'categories', 'tags', 'thumbnailId', 'coAuthors'),
    ...(values.title.trim() !== before.title && { title: values.title.trim() }),
    ...(values.series !== null && { series: values.series.trim() || null }),
    ...(summary !== '' && { summary }),
    ...(values.isMinor && { isMinor: true }),
    ...(values.followsOriginal &&
      article.original !== null && { translatedRevisionId: article.original.revisionId }),
  }
}
