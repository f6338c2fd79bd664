import { useQuery } from '@tanstack/react-query'
import { ONLINE_FALLBACK, POLL_MS, STATS_FALLBACK } from '../../contract/limits.ts'
import { useText } from '../platform/language.tsx'
import { usePolling } from '../platform/poll.ts'
import { messages } from './messages.ts'
import './stats.css'
import { onlineQuery, statsQuery } from './stats-queries.ts'
import { TickingNumber } from './ticking-number.tsx'
import { useLargeScreen } from './use-large-screen.ts'
import { VisitorsByDay } from './visitors-by-day.tsx'

/** The community right now. The numbers tick in place; where the panel is not shown nobody asks for them. */
export function StatsPanel() {
  const t = useText(messages)
  const isShown = useLargeScreen()
  const polling = usePolling(POLL_MS)
  const { data, isPending } = useQuery({
    ...statsQuery,
    enabled: isShown,
    refetchInterval: isShown ? polling : false,
  })
  const online = useQuery({ ...onlineQuery, enabled: isShown })
  const counted = online.data?.count ?? data?.online ?? ONLINE_FALLBACK
  const rows = [
    ['articles', data?.articles],
    ['contributors', data?.contributors],
    ['recentEdits', data?.recentEdits],
    ['online', online.isError ? ONLINE_FALLBACK : counted],
    ['categories', data?.categories ?? STATS_FALLBACK.categories],
    ['visitors', data?.visitors ?? STATS_FALLBACK.visitors],
  ] as const
  return (
    <section aria-labelledby="stats-heading">
      <h2 id="stats-heading">{t('heading')}</h2>
      <dl className="stats" aria-busy={isPending}>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>
              {t(key)}
              {key === 'online' && (
                <span className="inline-block size-2 ml-2 rounded-full bg-ok" aria-hidden="true" />
              )}
            </dt>
            <dd>
              <TickingNumber value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {data?.visitorsByDay !== undefined && <VisitorsByDay days={data.visitorsByDay} />}
    </section>
  )
}
