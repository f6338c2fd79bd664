import type { CategoryId } from '../../contract/categories.ts'
import { POINTS, ranksOf } from '../content/ranks.ts'
import type { Cell } from '../platform/seeding.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import type { PlannedArticle } from './seed-plan.ts'
import type { SeedText } from './seed-texts.ts'

/** An article with its words, as every seed of articles brings it. */
export interface SeededArticle extends PlannedArticle {
  text: SeedText
  tags: readonly string[]
  thumbnailId: number | null
  /** Who wrote its newest revision, if it is not the author, and what they say about it. */
  lastEdit?: { editorId: number; summary: string } | undefined
}

export interface SeededGroup {
  id: number
  categories: readonly CategoryId[]
  /** The original first. */
  articles: SeededArticle[]
}

const newest = ({ revisions }: PlannedArticle) => revisions.at(-1) ?? { id: 0, at: new Date(0) }

export function articleRows(group: SeededGroup): Cell[][] {
  const [original] = group.articles
  return group.articles.map((article) => {
    const { text } = article
    const isTranslation = original !== undefined && article !== original
    const isStale = isTranslation && article.isStale && original.revisions.length > 1
    const followed = isStale ? original.revisions[0] : original && newest(original)
    return [
      article.id,
      group.id,
      article.language,
      article.authorId,
      'published',
      text.title,
      text.source,
      text.nodes,
      RENDERER_VERSION,
      text.excerpt,
      text.words,
      `{${article.tags.join(',')}}`,
      article.thumbnailId,
      newest(article).id,
      isTranslation ? (followed?.id ?? null) : null,
      isStale ? newest(original).at : null,
      article.publishedAt,
      article.publishedAt,
      newest(article).at,
    ]
  })
}

export function revisionRows(group: SeededGroup): Cell[][] {
  return group.articles.flatMap((article) => {
    const { text } = article
    return article.revisions.map(({ id, at }, index) => {
      const isNewest = index === article.revisions.length - 1
      const source = isNewest ? text.source : text.earlierSource
      const before = index === 0 ? 0 : text.earlierSource.length
      const { editorId, summary } = editOf(article, index)
      return [id, article.id, editorId, text.title, source, summary, false, source.length - before, at]
    })
  })
}

function editOf({ revisions, lastEdit, authorId }: SeededArticle, index: number) {
  const isLast = index > 0 && index === revisions.length - 1
  return (isLast ? lastEdit : undefined) ?? { editorId: authorId, summary: '' }
}

/** All of them are counted for their weight of 1: nobody in the seeded past has just arrived. */
export function attentionOf({ likes, bookmarks, commenters }: PlannedArticle): number {
  return POINTS.like * likes + POINTS.bookmark * bookmarks + POINTS.comment * commenters
}

export function* placeRows(group: SeededGroup): Iterable<Cell[]> {
  const [original] = group.articles
  const sum = (of: (article: PlannedArticle) => number) =>
    group.articles.reduce((total, article) => total + of(article), 0)
  for (const article of group.articles) {
    const isLead = article === original
    const heard = isLead
      ? { attention: sum(attentionOf), reads: sum(({ reads }) => reads) }
      : { attention: attentionOf(article), reads: article.reads }
    const { hot, hotWeek, score } = ranksOf(heard, article.publishedAt)
    const tags = article.tags.map((tag) => `#${tag}`)
    for (const scope of ['all', ...group.categories, ...tags])
      yield [scope, article.id, group.id, article.language, isLead, hot, hotWeek, score, article.publishedAt]
  }
}

export function updateRows(group: SeededGroup): Cell[][] {
  return group.articles.flatMap((article, at) =>
    article.revisions.map((revision, index) => {
      const first = at === 0 ? 'published' : 'translated'
      const { editorId, summary } = editOf(article, index)
      return [article.id, group.id, index === 0 ? first : 'edited', editorId, summary, revision.at]
    }),
  )
}
