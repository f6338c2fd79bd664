import { useDeferredValue } from 'react'
import type { Language } from '../../contract/messages.ts'
import { useReading } from '../reading/public.ts'
import type { ArticleValues } from './article-values.ts'
import { detectLanguage } from './detect-language.ts'

/** Until somebody has chosen, the text itself says what it is written in; as long as it can't, the writing language. */
export function useWrittenIn({ content, language, isLanguageChosen }: ArticleValues): {
  language: Language
  /** Told by the text, against what would have been taken. */
  isDetected: boolean
} {
  const { writing } = useReading()
  const text = useDeferredValue(content)
  if (isLanguageChosen) return { language, isDetected: false }
  const usual = writing ?? language
  const written = detectLanguage(text) ?? usual
  return { language: written, isDetected: written !== usual }
}
