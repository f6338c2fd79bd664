import type { ArticleCard } from '../../../contract/articles.ts'
import { LANGUAGE_NAMES } from '../../../contract/messages.ts'
import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'

/** In which language it is, by the letters of the language menu, and in how many it can be read. */
export function LanguageChip({ article }: { article: Pick<ArticleCard, 'language' | 'languages'> }) {
  const t = useText(messages)
  const { language, languages } = article
  return (
    <span>
      <span
        className="px-1.25 py-px rounded-small bg-raised text-xs font-semibold tracking-[0.02em]"
        aria-hidden="true"
      >
        {language.toUpperCase()}
      </span>
      <span className="sr-only">{LANGUAGE_NAMES[language]}</span>
      {languages.length > 1 && <span className="ml-2">{t('languages', { count: languages.length })}</span>}
    </span>
  )
}
