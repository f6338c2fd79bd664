import { CATEGORIES, type CategoryId } from '../../../contract/categories.ts'
import type { DraftContent } from '../../../contract/drafts.ts'
import { TAGS_MAX } from '../../../contract/limits.ts'
import { isLanguage, type Language } from '../../../contract/messages.ts'
import type { Question } from '../../../contract/questions.ts'
import { isTag } from '../../../contract/tag-rules.ts'

/** The form as it stands, in the shape of a draft. */
export interface QuestionValues extends DraftContent {
  title: string
  content: string
  category: CategoryId | null
  tags: string[]
  language: Language
  /** Until then the text itself says it. */
  isLanguageChosen: boolean
  isNsfw: boolean
  /** Makes a repeat of the same words the same wish. */
  seed: string
}

export function emptyValues(language: Language, category: CategoryId | null = null): QuestionValues {
  return {
    title: '',
    content: '',
    category,
    tags: [],
    language,
    isLanguageChosen: false,
    isNsfw: false,
    seed: '',
  }
}

export function valuesOf(question: Question): QuestionValues {
  const { title, content, category, tags, language, isNsfw } = question
  return { title, content, category, tags, language, isLanguageChosen: true, isNsfw, seed: '' }
}

/** What a draft does not say, or says in a way nobody understands, stays as it is. */
export function restoreValues(content: DraftContent, now: QuestionValues): QuestionValues {
  const { title, content: text, tags, language, isLanguageChosen, isNsfw, seed } = content
  return {
    title: typeof title === 'string' ? title : now.title,
    content: typeof text === 'string' ? text : now.content,
    category: CATEGORIES.find((category) => category === content['category']) ?? now.category,
    tags: Array.isArray(tags) ? tags.filter(isTag).slice(0, TAGS_MAX) : now.tags,
    language: isLanguage(language) ? language : now.language,
    isLanguageChosen: typeof isLanguageChosen === 'boolean' ? isLanguageChosen : now.isLanguageChosen,
    isNsfw: typeof isNsfw === 'boolean' ? isNsfw : now.isNsfw,
    seed: typeof seed === 'string' ? seed : now.seed,
  }
}

export const isBlank = ({ title, content }: QuestionValues): boolean =>
  title.trim() === '' && content.trim() === ''

/** Nothing was changed, or all of it was changed back. */
export const isSame = (values: QuestionValues, others: QuestionValues): boolean =>
  JSON.stringify({ ...values, seed: '' }) === JSON.stringify({ ...others, seed: '' })
