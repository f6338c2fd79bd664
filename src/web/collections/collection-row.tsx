import type { ReactNode } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '../../contract/messages.ts'
import type { CollectionCard } from '../../contract/collections.ts'
import { Muted } from '../blocks/public.ts'
import { CategoryChip } from '../categories/public.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { pathOfCollection } from './collection-path.ts'
import { messages } from './row-messages.ts'

interface CollectionRowProps {
  collection: CollectionCard
  heading?: 'h2' | 'h3'
  /** Shows its title and description otherwise: with words marked. */
  show?: (words: string) => ReactNode
}

/** A collection in a list: what it is about, its columns and how much is in it. All of it leads there. */
export function CollectionRow({ collection, heading: Heading = 'h3', show = String }: CollectionRowProps) {
  const t = useText(messages)
  const { id, title, description, category, columnLabels, rows, likes, author, updatedAt } = collection
  const lang = LANGUAGE_TAGS[collection.language]
  return (
    <Muted of={collection}>
      <article className="relative py-5" data-item>
        <Heading
          className="font-read text-xl font-bold tracking-tight text-pretty wrap-anywhere max-md:text-lg"
          lang={lang}
          dir="auto"
        >
          <Link to={pathOfCollection(id)} className="card-link">
            {show(title)}
          </Link>
        </Heading>
        {description !== '' && (
          <p className="mt-1 text-quiet line-clamp-2 wrap-anywhere" lang={lang} dir="auto">
            {show(description)}
          </p>
        )}
        <p className="mt-1 text-sm line-clamp-1 wrap-anywhere" lang={lang} dir="auto">
          {t('columns', { labels: columnLabels.join(', ') })}
        </p>
        <div className="meta-line mt-2 gap-y-1">
          <CategoryChip category={category} />
          <span lang={lang}>{LANGUAGE_NAMES[collection.language]}</span>
          <span className="tabular-nums">{t('rows', { count: rows })}</span>
          {likes > 0 && <span className="tabular-nums">{t('likes', { count: likes })}</span>}
          {author === null ? (
            <span>{t('formerMember')}</span>
          ) : (
            <Link
              to={`/user/${author.id}`}
              className="relative z-2 text-text font-semibold hover:underline hover:underline-offset-3"
              dir="auto"
            >
              {author.name}
            </Link>
          )}
          <span>{fillNodes(t('changed'), { date: <RelativeTime at={updatedAt} /> })}</span>
        </div>
      </article>
    </Muted>
  )
}
