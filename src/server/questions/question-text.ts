import type { RichText } from '../../contract/rich-text.ts'
import { readContent } from '../articles/public.ts'
import type { Reading } from '../lite-text/public.ts'

/** A text as it is stored: the source and all that is made from it. */
export interface QuestionText {
  source: string
  nodes: RichText
  excerpt: string
}

/** What somebody wrote below a title, full Markdown as articles have it. Nothing is fine. */
export async function readQuestionText(reading: Reading, content: string): Promise<QuestionText> {
  if (content.trim() === '') return { source: '', nodes: [], excerpt: '' }
  return readContent(reading, content)
}
