import { PUBLISH_MIN, SERIES_MIN, SUMMARY_MAX, TITLE_MAX, TITLE_MIN } from '../../contract/limits.ts'
import { hasUnfinishedImage } from '../editor/public.ts'
import { isBlank, type ArticleValues } from './article-values.ts'
import type { Mode } from './mode.ts'

export type Intent = 'publish' | 'draft' | 'schedule'
export type FieldName =
  | 'title'
  | 'content'
  | 'categories'
  | 'tags'
  | 'thumbnailId'
  | 'language'
  | 'coAuthors'
  | 'series'
  | 'summary'
  | 'publishAt'
/** Keys of the messages beside this file. */
export type Fault =
  | 'titleShort'
  | 'titleLong'
  | 'contentEmpty'
  | 'contentShort'
  | 'contentPictures'
  | 'categoryMissing'
  | 'seriesShort'
  | 'summaryMissing'
  | 'summaryLong'

/** In the order of the form, which is also that of the summary. */
export const FIELDS: readonly FieldName[] = [
  'title',
  'content',
  'categories',
  'thumbnailId',
  'language',
  'tags',
  'coAuthors',
  'series',
  'summary',
  'publishAt',
]

/** There are words, but not yet all that a saved draft has: it goes on as an unfinished text. */
export function isUnfinished(values: ArticleValues, mode: Mode['kind']): boolean {
  return !isBlank(values) && Object.keys(checkArticle(values, mode, 'draft')).length > 0
}

/** What can be told without asking the server. */
export function checkArticle(
  values: ArticleValues,
  mode: Mode['kind'],
  intent: Intent,
): Partial<Record<FieldName, Fault>> {
  const title = values.title.trim().length
  const content = values.content.trim().length
  const summary = values.summary.trim().length
  const series = values.series?.trim().length ?? 0
  if (intent === 'draft' && isBlank(values)) return { content: 'contentEmpty' }
  const hasCategories = mode === 'new' || mode === 'edit'
  const faults: Partial<Record<FieldName, Fault | false>> = {
    title: title < TITLE_MIN ? 'titleShort' : title > TITLE_MAX && 'titleLong',
    content:
      content === 0
        ? 'contentEmpty'
        : intent !== 'draft' && content < PUBLISH_MIN
          ? 'contentShort'
          : hasUnfinishedImage(values.content) && 'contentPictures',
    categories: hasCategories && values.categories.length === 0 && 'categoryMissing',
    series: series > 0 && series < SERIES_MIN && 'seriesShort',
    summary: mode === 'suggest' && summary === 0 ? 'summaryMissing' : summary > SUMMARY_MAX && 'summaryLong',
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== false))
}
