import { Clock } from 'lucide-react'
import { HONOR_DAY_OFFSET_HOURS, HONOR_HOLD_HOURS, HONOR_POOL } from '../../contract/honor-rules.ts'
import { formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Progress } from '../ui/progress.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LevelProgress } from './level-progress.tsx'
import { messages } from './messages.ts'

interface SummaryProps {
  honor: number
  pooled: number
  held: number
}

/** What there is, what today has brought of what it can, and what waits. */
export function Summary({ honor, pooled, held }: SummaryProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const ofPool = t('pooled', { count: formatNumber(pooled, language), pool: HONOR_POOL })
  return (
    <>
      <dl className="honor-summary">
        <div>
          <dt>{t('yours')}</dt>
          <dd>
            <b className="text-2xl font-bold tracking-tight tabular-nums">{formatNumber(honor, language)}</b>
            <LevelProgress honor={honor} />
          </dd>
        </div>
        <div>
          <dt>{t('today')}</dt>
          <dd>
            <b className="text-2xl font-bold tracking-tight tabular-nums">{ofPool}</b>
            <div className="mt-1.5">
              <Progress label={t('today')} value={pooled} max={HONOR_POOL} />
            </div>
            <p className="mt-1.5 text-sm text-quiet text-pretty">
              {t('pooledText', { pool: HONOR_POOL, hours: HONOR_DAY_OFFSET_HOURS })}
            </p>
          </dd>
        </div>
      </dl>
      {held > 0 && (
        <div className="note mt-4 icons-4.5">
          <Clock className="flex-none text-quiet" aria-hidden="true" />
          <p>{t('held', { count: formatNumber(held, language), hours: HONOR_HOLD_HOURS })}</p>
        </div>
      )}
    </>
  )
}

export function SummarySkeleton() {
  return (
    <div className="honor-summary">
      <Skeleton className="h-34 w-full rounded-card" />
      <Skeleton className="h-34 w-full rounded-card" />
    </div>
  )
}
