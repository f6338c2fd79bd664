import { useInfiniteQuery } from '@tanstack/react-query'
import { WAITING_COUNTED } from '../../../contract/moderation-rules.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { appealsQuery, queueQuery } from '../moderation-queries.ts'
import { messages } from './messages.ts'

/** What a first page tells of all pages. */
type Counted = { waiting: number } | undefined

export function CasesWaiting() {
  const first = useInfiniteQuery(queueQuery).data?.pages[0] as Counted
  return <Waiting count={first?.waiting} />
}

export function AppealsWaiting() {
  const first = useInfiniteQuery(appealsQuery).data?.pages[0] as Counted
  return <Waiting count={first?.waiting} />
}

function Waiting({ count = 0 }: { count: number | undefined }) {
  const t = useText(messages)
  const { language } = useLanguage()
  if (count === 0) return null
  return (
    <p role="status" className="mt-4 text-quiet text-sm">
      {count < WAITING_COUNTED
        ? t('waiting', { count })
        : t('waitingMany', { count: formatNumber(count, language) })}
    </p>
  )
}
