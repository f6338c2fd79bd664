import { useQuery } from '@tanstack/react-query'
import { getArticleReads } from '../../contract/article-reads.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { LOCALES } from '../../contract/messages.ts'
import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import { PLANS } from '../../contract/plans.ts'
import { addressOf } from '../platform/api.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { messages } from './messages.ts'
import { ReadsChart } from './reads-chart.tsx'

type Reads = ResponseOf<typeof getArticleReads>

interface ReadsDialogProps {
  article: { id: number; title: string }
  onClose: () => void
}

/** For those who wrote it: how often an article was read. */
export function ReadsDialog({ article, onClose }: ReadsDialogProps) {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery<Reads>({
    queryKey: [addressOf(getArticleReads, { id: article.id })],
    meta: { holds: ['stats'] },
    refetchOnMount: 'always',
  })
  return (
    <Dialog open title={t('title')} description={t('text', { title: article.title })} onClose={onClose}>
      {data !== undefined ? (
        <ReadsView reads={data} />
      ) : isError ? (
        <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Dialog>
  )
}

function ReadsView({ reads: { total, days, analyticsDays } }: { reads: Reads }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const number = new Intl.NumberFormat(LOCALES[language])
  const shown = days.reduce((sum, { reads }) => sum + reads, 0)
  const next = PLANS.find((plan) => PLAN_LIMITS[plan].analyticsDays > analyticsDays)
  return (
    <div className="grid gap-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-quiet text-sm">{t('total')}</dt>
          <dd className="text-2xl font-bold tabular-nums">{number.format(total)}</dd>
        </div>
        {days.length > 0 && (
          <div>
            <dt className="text-quiet text-sm">{t('inDays', { count: days.length })}</dt>
            <dd className="text-2xl font-bold tabular-nums">{number.format(shown)}</dd>
          </div>
        )}
      </dl>
      {days.length > 0 && <ReadsChart days={days} />}
      {next !== undefined && (
        <p className="text-quiet text-sm text-pretty">
          {t('more', { plan: NAMES[next], count: PLAN_LIMITS[next].analyticsDays })}{' '}
          <Link to="/market" className="link font-semibold">
            {t('compare')}
          </Link>
        </p>
      )}
    </div>
  )
}

/** As they are written in every language. */
const NAMES = { free: 'Free', topaz: 'Topaz', agate: 'Agate', aqua: 'Aqua' } as const
