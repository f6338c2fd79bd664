import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Table2 } from 'lucide-react'
import type { Explored, ViewState } from '../../../contract/explore.ts'
import { itemsOf } from '../../platform/paged-query.ts'
import { useText } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListEnd } from '../../ui/list-end.tsx'
import { listState, type ListState } from '../../ui/list-state.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ExploreCards } from './explore-cards.tsx'
import { exploreQueries } from './explore-queries.ts'
import { ExploreTable } from './explore-table.tsx'
import { isFiltered, type Shown } from './explore-view.ts'
import { messages } from './messages.ts'
import { ShownCount } from './result-count.tsx'
import { viewPath, withoutFilters } from './view-path.ts'

export interface ExploredList {
  list: ListState
  items: Explored['items'] | undefined
  total: Explored['total'] | undefined
  /** Another one is on its way: what is shown is the one before. */
  isOld: boolean
}

/** What is shown stays until what was asked for is there: nothing jumps. */
export function useExplored({ query }: ViewState): ExploredList {
  const client = useQueryClient()
  const answer = useInfiniteQuery({
    ...exploreQueries.list(client, query),
    placeholderData: keepPreviousData,
  })
  const first = answer.data?.pages[0] as Explored | undefined
  return {
    list: listState(answer),
    items: answer.data && itemsOf(answer.data),
    total: first?.total,
    isOld: answer.isPlaceholderData,
  }
}

export function ExploreList({ view, began, explored }: Shown & { explored: ExploredList }) {
  const t = useText(messages)
  const { list, items, total, isOld } = explored
  const tagPath = (tag: string): string => viewPath({ ...view, query: { ...view.query, tag } }, began)
  if (list.hasFailed) return <LoadFailed title={t('failed')} retry={list.retry} busy={list.isBusy} />
  if (items?.length === 0 && !isOld) return <NothingThere view={view} began={began} />
  const isBusy = items === undefined || isOld
  const shown = { items, tagPath, isBusy }
  return (
    <div className={isOld ? 'opacity-55' : undefined}>
      {view.kind === 'cards' ? (
        <ExploreCards {...shown} />
      ) : (
        <div className="database-results">
          <ExploreTable view={view} began={began} {...shown} />
        </div>
      )}
      {items !== undefined && !isOld && total !== undefined && (
        <ShownCount shown={items.length} total={total} hasMore={list.hasMore === true} />
      )}
      {!list.isPending && <ListEnd list={list} end={t('end')} outdated={t('failed')} />}
    </div>
  )
}

function NothingThere({ view, began }: Shown) {
  const t = useText(messages)
  if (!isFiltered(view))
    return (
      <EmptyState
        icon={<Table2 />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={<LinkButton to="/create-article">{t('write')}</LinkButton>}
      />
    )
  return (
    <EmptyState
      icon={<Table2 />}
      title={t('noMatch')}
      text={t('noMatchText')}
      action={<LinkButton to={viewPath(withoutFilters(view), began)}>{t('clearFilters')}</LinkButton>}
    />
  )
}
