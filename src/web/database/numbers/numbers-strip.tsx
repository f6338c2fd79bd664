import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { EXPLORED_TYPES } from '../../../contract/explore-rules.ts'
import type { DatabaseNumbers } from '../../../contract/explore.ts'
import { formatDate, formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { exploreQueries } from '../explore/explore-queries.ts'
import { messages as typeMessages } from '../type-messages.ts'
import { messages } from './messages.ts'
import { SiteNumbers } from './site-numbers.tsx'
import { Sparkline } from './sparkline.tsx'

type TypeNumbers = DatabaseNumbers['types'][number]

const DAY_MS = 86_400_000

/** How much there is of everything, and how the last days went. */
export function NumbersStrip() {
  const t = useText(messages)
  const id = useId()
  const { data, isError, isFetching, refetch } = useQuery(exploreQueries.numbers)
  // What a site has none of is no number to show, nor is a strip of none.
  const types = data?.types.filter(({ total }) => total > 0)
  if (types?.length === 0) return null
  return (
    <section aria-labelledby={id} className="pt-6">
      <h2 id={id} className="sr-only">
        {t('numbers')}
      </h2>
      {data === undefined && isError ? (
        <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <dl
          className="grid grid-cols-3 lg:grid-cols-6 items-end gap-x-4 gap-y-5 md:gap-x-8"
          aria-busy={data === undefined}
        >
          {data === undefined
            ? EXPLORED_TYPES.map((type) => <NumberSkeleton key={type} type={type} />)
            : types?.map((numbers) => <TypeNumber key={numbers.type} numbers={numbers} today={data.today} />)}
        </dl>
      )}
      {data !== undefined && <SiteNumbers site={data.site} />}
    </section>
  )
}

function TypeNumber({ numbers: { type, total, days }, today }: { numbers: TypeNumbers; today: string }) {
  const t = useText(messages)
  const names = useText(typeMessages)
  const { language } = useLanguage()
  const sum = days.reduce((all, count) => all + count, 0)
  const most = Math.max(0, ...days)
  // The last of several equal ones: what is nearer tells more.
  const age = days.length - 1 - days.lastIndexOf(most)
  const best = new Date(Date.parse(`${today}T00:00:00Z`) - age * DAY_MS).toISOString()
  return (
    <div className="min-w-0">
      <dt className="text-quiet text-sm wrap-anywhere">
        {type === 'article' ? t('eachLanguage') : names(`${type}s`)}
      </dt>
      <dd className="font-bold text-xl md:text-2xl tracking-tight tabular-nums">
        {formatNumber(total, language)}
      </dd>
      <dd className="mt-1 text-quiet text-sm tabular-nums">
        <Sparkline days={days} />
        {t('plus', { count: formatNumber(sum, language), days: days.length })}
        {most > 0 && (
          <span className="sr-only">
            {` ${t('best', { day: formatDate(best, language, false), count: formatNumber(most, language) })}`}
          </span>
        )}
      </dd>
    </div>
  )
}

function NumberSkeleton({ type }: { type: TypeNumbers['type'] }) {
  const t = useText(messages)
  const names = useText(typeMessages)
  return (
    <div className="min-w-0">
      <dt className="text-quiet text-sm wrap-anywhere">
        {type === 'article' ? t('eachLanguage') : names(`${type}s`)}
      </dt>
      <dd>
        <Skeleton className="h-7 w-16 md:h-8" />
        <Skeleton className="mt-1 h-12 w-full" />
      </dd>
    </div>
  )
}
