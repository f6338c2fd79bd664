import { TITLE_MAX } from '../../../contract/limits.ts'
import { QUESTION_MAX, QUESTION_TITLE_MIN } from '../../../contract/question-rules.ts'
import type { QuestionValues } from './question-values.ts'

/** In the order of the form. */
export const FIELDS = ['title', 'content', 'category', 'tags', 'language', 'isNsfw'] as const
export type FieldName = (typeof FIELDS)[number]
export type Fault = 'titleShort' | 'titleLong' | 'contentLong' | 'categoryMissing'

/** What is to be put right before anything is sent. */
export function checkQuestion({
  title,
  content,
  category,
}: QuestionValues): Partial<Record<FieldName, Fault>> {
  const { length } = title.trim()
  return {
    ...(length < QUESTION_TITLE_MIN && { title: 'titleShort' }),
    ...(length > TITLE_MAX && { title: 'titleLong' }),
    ...(content.trim().length > QUESTION_MAX && { content: 'contentLong' }),
    ...(category === null && { category: 'categoryMissing' }),
  }
}
