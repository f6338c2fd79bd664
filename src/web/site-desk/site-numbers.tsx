import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { SiteDay } from '../../contract/site-desk.ts'
import { useText } from '../platform/language.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DayBars } from './day-bars.tsx'
import { messages } from './messages.ts'
import { daysQuery } from './site-queries.ts'

const MEGABYTE = 1024 ** 2

const PLOTS = [
  ['signUps', (day: SiteDay) => day.signUps],
  ['reports', (day: SiteDay) => day.reports],
  ['queueHours', (day: SiteDay) => day.queueHours],
  ['storage', (day: SiteDay) => Math.round(day.storageBytes / MEGABYTE)],
  ['mailsFailed', (day: SiteDay) => day.mailsFailed],
] as const

export function SiteNumbers() {
  const t = useText(messages)
  const id = useId()
  const { data, isError, isFetching, refetch } = useQuery(daysQuery)
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl font-bold">
        {t('numbers')}
      </h2>
      <p className="mt-1 text-quiet text-sm">{t('numbersText')}</p>
      {data === undefined && isError ? (
        <LoadFailed title={t('loadFailed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <div
          className="grid gap-x-10 gap-y-8 mt-6 md:grid-cols-2 lg:grid-cols-3"
          aria-busy={data === undefined}
        >
          {PLOTS.map(([key, read]) =>
            data === undefined ? (
              <Skeleton key={key} className="h-42 w-full" />
            ) : (
              <DayBars
                key={key}
                title={t(key)}
                days={data.days.map((day) => ({ day: day.day, count: read(day) }))}
              />
            ),
          )}
        </div>
      )}
    </section>
  )
}
