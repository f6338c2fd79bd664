import type { ReactNode } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { LANGUAGE_TAGS, LOCALES } from '../../../contract/messages.ts'
import type { Person } from '../../../contract/people.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { messages } from './messages.ts'

/** Who wrote it and when; of a translation also from whose words it was made. */
export function Byline({ article }: { article: Article }) {
  const t = useText(messages)
  const { authors, authorName, original } = article
  return (
    <div className="article-byline flex items-center gap-3 min-w-0 max-md:items-start">
      <span className="article-faces flex flex-none">
        {authors.length === 0 && (
          <Avatar className="avatar-11 max-md:avatar-9" person={null} name={authorName} src={null} />
        )}
        {authors.map(({ id, name, profileUrl }) => (
          <Avatar className="avatar-11 max-md:avatar-9" key={id} person={id} name={name} src={profileUrl} />
        ))}
      </span>
      <div>
        <p>
          {original === null ? (
            <Names people={authors} otherwise={authorName} />
          ) : (
            fillNodes(t('translatedBy'), {
              translator: <Names people={authors} otherwise={authorName} />,
              author: <b>{original.authorName}</b>,
              title: (
                <Link
                  to={`/article/${original.id}`}
                  className="article-original text-accent-text underline underline-offset-3"
                  lang={LANGUAGE_TAGS[original.language]}
                  hrefLang={LANGUAGE_TAGS[original.language]}
                >
                  {original.title}
                </Link>
              ),
            })
          )}
        </p>
        <p className="text-quiet text-sm">
          {fillNodes(t(article.state === 'draft' ? 'draftOf' : 'published'), {
            date: <ShortDate at={article.createdAt} />,
          })}
        </p>
      </div>
    </div>
  )
}

/** "Arjun Nair and Mei Lin Tan", as the reader's language joins names. */
function Names({ people, otherwise }: { people: Person[]; otherwise: string }): ReactNode {
  const { language } = useLanguage()
  if (people.length === 0) return <b>{otherwise}</b>
  const places = people.map((_, place) => String(place))
  // One name needs no joining, and the first use of Intl on a page is slow.
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
      >
        {person.name}
      </Link>
    )
  })
}
