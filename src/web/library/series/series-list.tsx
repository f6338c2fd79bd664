import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { listState } from '../../ui/list-state.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { leaveRow } from '../leave-row.ts'
import { LibraryList } from '../library-list.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { messages } from './messages.ts'
import { ownSeriesQuery, type OwnSeries } from './own-series.ts'
import { PartsList } from './parts-list.tsx'
import { DissolveDialog, RenameDialog } from './series-dialogs.tsx'
import './series-list.css'

/** One's own series, whose parts can be put into another order. */
export function SeriesList() {
  const answer = useQuery(ownSeriesQuery)
  return (
    <LibraryList
      list={listState(answer)}
      items={answer.data?.items ?? []}
      empty={<NothingHere tab="series" />}
      skeleton={<SeriesSkeleton />}
      rowClassName="library-series"
    >
      {(series) => <SeriesRow key={series.id} series={series} />}
    </LibraryList>
  )
}

function SeriesRow({ series }: { series: OwnSeries }) {
  const t = useText(messages)
  const row = useRef<HTMLLIElement>(null)
  const [asking, ask] = useState<'rename' | 'dissolve' | null>(null)
  const name = (words: string) => `${words}: ${series.title}`
  return (
    <li ref={row} className="library-series">
      <div className="library-series-head flex flex-wrap items-center gap-x-5 gap-y-0">
        <h2
          className="font-read text-xl font-bold wrap-anywhere max-md:flex-[1_0_100%] max-md:text-lg"
          dir="auto"
        >
          {series.title}
        </h2>
        <span>{t('parts', { count: series.parts.length })}</span>
        <Button
          className="text-quiet last:-mr-2 hover:text-text"
          size="sm"
          variant="text"
          aria-label={name(t('rename'))}
          onClick={() => ask('rename')}
        >
          {t('rename')}
        </Button>
        <Button
          className="text-quiet last:-mr-2 hover:text-text"
          size="sm"
          variant="text"
          aria-label={name(t('dissolve'))}
          onClick={() => ask('dissolve')}
        >
          {t('dissolve')}
        </Button>
      </div>
      <PartsList series={series} />
      {asking === 'rename' && <RenameDialog series={series} onClose={() => ask(null)} />}
      {asking === 'dissolve' && (
        <DissolveDialog
          series={series}
          onClose={() => ask(null)}
          onDone={() => {
            // The focus is back in the row before the row goes.
            flushSync(() => ask(null))
            leaveRow(row.current)
          }}
        />
      )}
    </li>
  )
}

function SeriesSkeleton() {
  return (
    <>
      <Skeleton className="w-60 max-w-full h-7" />
      {[1, 2, 3].map((part) => (
        <Skeleton key={part} className="h-5 mt-6" />
      ))}
    </>
  )
}
