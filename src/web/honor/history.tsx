import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { useEffect, useState } from 'react'
import { HONOR_FILTERS, type HonorFilter } from '../../contract/honor.ts'
import { userQuery } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { listState } from '../ui/list-state.ts'
import { PagedList } from '../ui/paged-list.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EntryRow } from './entry-row.tsx'
import './history.css'
import { historyQuery } from './honor-queries.ts'
import { HONOR_HELP, LEADERBOARD_PATH } from './paths.ts'
import { messages } from './messages.ts'
import { Summary, SummarySkeleton } from './summary.tsx'

/** One's own Honor: where it stands, and every line that made it. */
export function HonorHistory() {
  const t = useText(messages)
  const [filter, setFilter] = useState<HonorFilter>('all')
  const total = useInfiniteQuery(historyQuery('all')).data?.pages[0]
  const answer = useInfiniteQuery(historyQuery(filter))
  const list = listState(answer)
  useSameInMenu(total?.honor)
  return (
    <section className="pt-6" aria-labelledby="honor-history">
      <div className="section-head">
        <h2 id="honor-history">{t('history')}</h2>
        <p className="flex flex-wrap gap-x-5 ml-auto">
          <Link to={LEADERBOARD_PATH} className="section-more">
            {t('leaderboard')}
          </Link>
          <Link to={HONOR_HELP} className="section-more">
            {t('how')}
          </Link>
        </p>
      </div>
      {total?.honor !== undefined && (
        <Summary honor={total.honor} pooled={total.pooled ?? 0} held={total.held ?? 0} />
      )}
      {total === undefined && list.isPending && <SummarySkeleton />}
      <fieldset className="chips min-w-0 mt-6">
        <legend className="sr-only">{t('filters')}</legend>
        {HONOR_FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
          >
            {t(name)}
          </button>
        ))}
      </fieldset>
      <PagedList
        list={list}
        items={answer.data?.pages.flatMap(({ items }) => items) ?? []}
        className="row-list mt-2"
        rowClassName="py-3"
        skeleton={<Skeleton className="h-6 w-full" />}
        skeletonCount={5}
        failed={t('failed')}
        end={t('end')}
        empty={filter === 'all' ? <NoHonor /> : <NoneOfThis onShowAll={() => setFilter('all')} />}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </PagedList>
    </section>
  )
}

/** The header's number is asked for now and then; it does not say another one than this screen. */
function useSameInMenu(honor: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (honor === undefined) return
    client.setQueryData(userQuery.queryKey, (user) => user && { ...user, fame: Math.max(0, honor) })
  }, [client, honor])
}

function NoHonor() {
  const t = useText(messages)
  return (
    <EmptyState
      icon={<Award />}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <LinkButton to="/create-article" variant="primary">
          {t('write')}
        </LinkButton>
      }
    />
  )
}

function NoneOfThis({ onShowAll }: { onShowAll: () => void }) {
  const t = useText(messages)
  return (
    <EmptyState
      icon={<Award />}
      title={t('emptyFilter')}
      text={t('emptyFilterText')}
      action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  )
}
