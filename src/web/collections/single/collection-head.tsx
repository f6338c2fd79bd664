import type { ReactNode } from 'react'
import { LICENCE_NAMES, LICENCE_URLS } from '../../../contract/collection-rules.ts'
import type { Collection } from '../../../contract/collections.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES } from '../../../contract/messages.ts'
import type { Person } from '../../../contract/people.ts'
import { CategoryChip } from '../../categories/public.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { messages } from './messages.ts'

/** What it is, whose, and under which licence it may be taken away. */
export function CollectionHead({ collection }: { collection: Collection }) {
  const t = useText(messages)
  const { title, description, category, language, author, editors, rows, updatedAt, licence, tags } =
    collection
  const lang = LANGUAGE_TAGS[language]
  return (
    <header>
      <h1 className="page-title text-pretty wrap-anywhere" lang={lang} dir="auto">
        {title}
      </h1>
      <p className="mt-2 text-sm">
        {fillNodes(t('by'), { names: <Names people={author === null ? editors : [author, ...editors]} /> })}
      </p>
      <div className="meta-line mt-2 gap-y-1">
        <CategoryChip category={category} />
        <span lang={lang}>{LANGUAGE_NAMES[language]}</span>
        <span className="tabular-nums">{t('rows', { count: rows })}</span>
        <span>{fillNodes(t('changed'), { date: <ShortDate at={updatedAt} /> })}</span>
        <span>
          {fillNodes(t('licence'), {
            name: (
              <a href={LICENCE_URLS[licence]} rel="license noopener" className="underline underline-offset-3">
                {LICENCE_NAMES[licence]}
              </a>
            ),
          })}
        </span>
      </div>
      {description !== '' && (
        <p
          className="max-w-measure mt-4 whitespace-pre-line text-pretty wrap-anywhere"
          lang={lang}
          dir="auto"
        >
          {description}
        </p>
      )}
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-x-3 gap-y-1 mt-3 text-sm text-quiet" aria-label={t('tags')}>
          {tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      )}
    </header>
  )
}

/** "Arjun Nair and Mei Lin Tan", the owner first. */
function Names({ people }: { people: Person[] }): ReactNode {
  const t = useText(messages)
  const { language } = useLanguage()
  if (people.length === 0) return t('formerMember')
  const places = people.map((_, place) => String(place))
  const parts =
    people.length === 1
      ? [{ type: 'element', value: '0' }]
      : new Intl.ListFormat(LOCALES[language]).formatToParts(places)
  return parts.map(({ type, value }, place) => {
    const person = type === 'element' ? people[Number(value)] : undefined
    if (person === undefined) return value
    return (
      <Link
        // oxlint-disable-next-line react/no-array-index-key -- names never change places
        key={place}
        to={`/user/${person.id}`}
        className="font-semibold hover:underline hover:underline-offset-3"
        dir="auto"
      >
        {person.name}
      </Link>
    )
  })
}
