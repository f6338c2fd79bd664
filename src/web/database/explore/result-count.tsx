import type { Explored } from '../../../contract/explore.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'

type Total = Explored['total']

/** How much matches; said to the ear whenever it changes. */
export function ResultCount({ total, isOld }: { total: Total | undefined; isOld: boolean }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const count = formatNumber(total?.count ?? 0, language)
  // One is told apart by its number, before it is written out.
  const words = total?.count === 1 && !total.isMore ? t('count', { count: 1 }) : t('count', { count })
  return (
    <p role="status" className="font-semibold tabular-nums">
      {total === undefined || isOld ? t('loading') : total.isMore ? t('moreThan', { count }) : words}
    </p>
  )
}

/** How far the reader is through it. */
export function ShownCount({ shown, total, hasMore }: { shown: number; total: Total; hasMore: boolean }) {
  const t = useText(messages)
  const { language } = useLanguage()
  if (!hasMore) return null
  const counts = { shown: formatNumber(shown, language), all: formatNumber(total.count, language) }
  return (
    <p className="pt-6 text-quiet text-center text-sm tabular-nums">
      {t(total.isMore ? 'shownOfMore' : 'shown', counts)}
    </p>
  )
}
