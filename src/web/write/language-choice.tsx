import type { Article } from '../../contract/articles.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../contract/messages.ts'
import { useText } from '../platform/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { isOpenFor } from './is-open-for.ts'
import { messages } from './messages.ts'

/** The wanted language is there already, or none was named. */
export function LanguageChoice({ article }: { article: Article }) {
  const t = useText(messages)
  const open = LANGUAGES.filter((language) => isOpenFor(article, language))
  return (
    <section className="notice">
      <h1 className="notice-title">{t(open.length === 0 ? 'allTranslated' : 'chooseLanguage')}</h1>
      <p className="notice-text">{open.length === 0 ? t('allTranslatedText') : article.title}</p>
      {open.map((language) => (
        <LinkButton
          key={language}
          to={`/create-article?translate=${article.id}&to=${language}`}
          lang={LANGUAGE_TAGS[language]}
          variant="primary"
        >
          {LANGUAGE_NAMES[language]}
        </LinkButton>
      ))}
      {open.length === 0 && <LinkButton to={`/article/${article.id}`}>{t('readIt')}</LinkButton>}
    </section>
  )
}
