import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { listMyArticles } from '../../contract/articles.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { LANGUAGE_TAGS } from '../../contract/messages.ts'
import { useUser } from '../auth/public.ts'
import { addressOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { RelativeTime } from '../platform/time.tsx'
import './unfinished.css'
import { messages } from './unfinished-messages.ts'
import { useUnfinished } from './use-unfinished.ts'

interface Row {
  to: string
  title: string
  label: string
  at: string
  lang?: string
}

const SHOWN = 8

/** What one has not finished: drafts of articles, and texts that were left in the middle. */
export function UnfinishedList({ currentKey }: { currentKey: string }) {
  const t = useText(messages)
  const isMember = useUser().user !== null
  const articles = useQuery<ResponseOf<typeof listMyArticles>>({
    queryKey: [addressOf(listMyArticles, {}, { state: 'draft' })],
    meta: { holds: ['article'] },
    enabled: isMember,
  })
  const unfinished = useUnfinished({ isMember })
  const rows: Row[] = [
    ...unfinished.items.filter(({ key }) => key !== currentKey),
    ...(articles.data?.items ?? [])
      .filter(({ id }) => currentKey !== `edit-${id}`)
      .map(({ id, title, language, updatedAt }): Row => ({
        to: `/create-article?article=${id}`,
        title,
        label: t('draftArticle'),
        at: updatedAt,
        lang: LANGUAGE_TAGS[language],
      })),
  ]
  // An article's draft with an unsaved edit is one thing.
  const shown = rows.filter(({ to }, place) => rows.findIndex((other) => other.to === to) === place)
  if (shown.length === 0) return null
  return (
    <details className="write-unfinished relative text-sm">
      <summary className="flex items-center gap-2 min-h-8 font-semibold list-none cursor-pointer max-md:min-h-11">
        {t('unfinished')} <span className="text-quiet font-normal">{shown.length}</span>
        <ChevronDown className="size-4 text-quiet" />
      </summary>
      <ul className="absolute z-7 p-1.5 border border-line rounded-panel bg-surface">
        {shown.slice(0, SHOWN).map(({ to, title, label, at, lang }) => (
          <li key={to}>
            <Link to={to} className="grid gap-0.5 p-2.5 rounded-control hover:bg-raised">
              <b className="truncate text-base/inherit" lang={lang}>
                {title || t('untitled')}
              </b>
              <small className="text-quiet">
                {label} <RelativeTime at={at} />
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
