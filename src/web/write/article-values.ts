import type { Article } from '../../contract/articles.ts'
import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import type { DraftContent } from '../../contract/drafts.ts'
import { CATEGORIES_MAX, COAUTHORS_MAX, TAGS_MAX } from '../../contract/limits.ts'
import { isLanguage, type Language } from '../../contract/messages.ts'
import { isTag } from '../../contract/tag-rules.ts'

/** The form as it stands. A type and not an interface, because a draft is a record of such values. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- see above
export type ArticleValues = {
  title: string
  content: string
  language: Language
  /** Somebody has chosen the language; before that the text itself tells it. */
  isLanguageChosen: boolean
  categories: CategoryId[]
  tags: string[]
  coAuthors: string[]
  /** Its title, empty for none; null when nobody has touched it. */
  series: string | null
  thumbnailId: number | null
  thumbnailUrl: string | null
  summary: string
  isMinor: boolean
  /** Of a translation: it says what the original's newest revision says. */
  followsOriginal: boolean
  /** The revision this text goes on from. */
  baseRevisionId: number | null
}

export function emptyValues(language: Language): ArticleValues {
  return {
    title: '',
    content: '',
    language,
    isLanguageChosen: false,
    categories: [],
    tags: [],
    coAuthors: [],
    series: null,
    thumbnailId: null,
    thumbnailUrl: null,
    summary: '',
    isMinor: false,
    followsOriginal: false,
    baseRevisionId: null,
  }
}

/** Those who were invited and have not answered are co-authors in the making. */
export function valuesOf(article: Article, invited: string[]): ArticleValues {
  return {
    ...emptyValues(article.language),
    isLanguageChosen: true,
    title: article.title,
    content: article.content,
    categories: article.categories,
    tags: article.tags,
    coAuthors: [...article.authors.slice(1).map(({ alias }) => alias), ...invited],
    thumbnailId: article.thumbnailId,
    thumbnailUrl: article.thumbnail,
    baseRevisionId: article.revisionId,
  }
}

/** A draft may be older than the form or damaged: what fits is taken, the rest stays as it was. */
export function restoreValues(content: DraftContent, base: ArticleValues): ArticleValues {
  const text = (name: string, otherwise: string): string => {
    const value = content[name]
    return typeof value === 'string' ? value : otherwise
  }
  const flag = (name: string, otherwise: boolean): boolean => {
    const value = content[name]
    return typeof value === 'boolean' ? value : otherwise
  }
  const list = (name: string, otherwise: string[], most: number): string[] => {
    const value = content[name]
    return Array.isArray(value) ? [...new Set(value)].slice(0, most) : otherwise
  }
  const { language, thumbnailId, thumbnailUrl, baseRevisionId } = content
  const hasPicture = typeof thumbnailId === 'number' && typeof thumbnailUrl === 'string'
  const hasNoPicture = thumbnailId === null
  return {
    ...base,
    title: text('title', base.title),
    content: text('content', base.content),
    summary: text('summary', base.summary),
    language: isLanguage(language) ? language : base.language,
    isLanguageChosen: flag('isLanguageChosen', base.isLanguageChosen),
    isMinor: flag('isMinor', base.isMinor),
    followsOriginal: flag('followsOriginal', base.followsOriginal),
    categories: list('categories', base.categories, CATEGORIES_MAX).filter(isCategory),
    tags: list('tags', base.tags, TAGS_MAX).filter(isTag),
    coAuthors: list('coAuthors', base.coAuthors, COAUTHORS_MAX),
    series: typeof content['series'] === 'string' ? content['series'] : base.series,
    ...(hasPicture && { thumbnailId, thumbnailUrl }),
    ...(hasNoPicture && { thumbnailId: null, thumbnailUrl: null }),
    baseRevisionId: typeof baseRevisionId === 'number' ? baseRevisionId : base.baseRevisionId,
  }
}

function isCategory(value: string): value is CategoryId {
  return CATEGORIES.some((category) => category === value)
}

export function isBlank({ title, content }: ArticleValues): boolean {
  return title.trim() === '' && content.trim() === ''
}
