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
      <Languages aria-hidden="true" />
      {others.length > 0 && (
        <span className="article-also-part">
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
        <span className="article-also-part article-also-missing">
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
