import { Languages } from 'lucide-react'
import type { Article } from '../../../contract/articles.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../contract/messages.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { messages } from './messages.ts'

/** The other languages it can be read in, and those that wait for a translator. */
export function LanguageBar({ article }: { article: Article }) {
  const t = useText(messages)
  const others = article.languages.filter(({ language }) => language !== article.language)
  const missing = LANGUAGES.filter(
    (language) =>
      language !== article.language && article.languages.every((known) => known.language !== language),
  )
  const isPublished = article.state === 'published'
  if (others.length === 0 && (missing.length === 0 || !isPublished)) return null
  return (
    <div className="article-also">
      <Languages
        className="-mr-2 -ml-9 text-accent-text max-md:self-start max-md:mx-0 max-md:mt-3.25 max-md:mb-0"
        aria-hidden="true"
      />
      {others.length > 0 && (
        <span className="inline-flex flex-wrap gap-x-4 gap-y-1 max-md:items-center max-md:min-h-11 max-md:col-2">
          {t('alsoIn')}
          {others.map(({ language, id }) => (
            <Link
              key={id}
              to={`/article/${id}`}
              lang={LANGUAGE_TAGS[language]}
              hrefLang={LANGUAGE_TAGS[language]}
            >
              {LANGUAGE_NAMES[language]}
            </Link>
          ))}
        </span>
      )}
      {isPublished && missing.length > 0 && (
        <span
          // Alone it stands beside the icon; after other languages, at the far end.
          className={`article-also-missing inline-flex flex-wrap gap-x-4 gap-y-1 max-md:items-center max-md:min-h-11 max-md:ml-0 max-md:col-2 ${others.length > 0 ? 'ml-auto' : ''}`.trimEnd()}
        >
          {t('translateThis')}
          {missing.map((language) => (
            <Link
              key={language}
              to={`/create-article?translate=${article.id}&to=${language}`}
              aria-label={t('translateInto', { language: LANGUAGE_NAMES[language] })}
            >
              {LANGUAGE_NAMES[language]}
            </Link>
          ))}
        </span>
      )}
    </div>
  )
}
