import { queryOptions, useQuery } from '@tanstack/react-query'
import { Bell, CircleHelp, FileText, Newspaper } from 'lucide-react'
import type { MouseEvent } from 'react'
import { getSinceLastVisit } from '../../contract/notifications.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { messages } from './since-messages.ts'
import './since-last-visit.css'
import { useUnread } from './unread-store.ts'

/** Once for each load of the page: it tells of the visit before this one. */
const sinceQuery = queryOptions({
  queryKey: [getSinceLastVisit.path],
  queryFn: ({ signal }) => call(getSinceLastVisit, { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
})

const PLACES = [
  { name: 'articles', to: '/', Icon: FileText },
  { name: 'questions', to: '/question', Icon: CircleHelp },
  { name: 'posts', to: '/page', Icon: Newspaper },
  { name: 'unread', to: '/notifications', Icon: Bell },
] as const

/** The server counts no further. */
const MOST_COUNTED = 99
const shown = (count: number): string => (count >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(count))

/** The newest ones are on the same screen, further down. */
function showArticles(event: MouseEvent): void {
  const heading = document.getElementById('recent-heading')
  if (heading === null) return
  event.preventDefault()
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
  scrollTo({ top: heading.getBoundingClientRect().top + scrollY - header - 16 })
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** One quiet line between the banner and what is below it; it stands in their gap, so that nothing moves. */
export function SinceLastVisit() {
  const t = useText(messages)
  const unread = useUnread()
  const { data } = useQuery(sinceQuery)
  if (data === undefined || data.since === null) return null
  // What was read since is no news any more; the stream knows.
  const counts = { ...data, unread: Math.min(data.unread, unread) }
  const news = PLACES.filter(({ name }) => counts[name] > 0)
  if (news.length === 0) return null
  const say = (name: (typeof PLACES)[number]['name']) =>
    t(name, { count: counts[name], shown: shown(counts[name]) })
  return (
    <div className="wrap since-visit">
      <p>
        <span>{t('since')}:</span>
        {news.map(({ name, to, Icon }) => (
          <Link
            key={name}
            to={to}
            onClick={name === 'articles' ? showArticles : undefined}
            aria-label={say(name)}
          >
            <Icon aria-hidden="true" />
            <b>{shown(counts[name])}</b>
            <span>{say(name)}</span>
          </Link>
        ))}
      </p>
    </div>
  )
}
