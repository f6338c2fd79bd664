import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { listCollectionChanges, type Collection } from '../../contract/collections.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Link } from '../platform/link.tsx'
import { pagedQuery } from '../platform/paged-query.ts'
import { RelativeTime } from '../platform/time.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'
import { pathOfCollection } from './collection-path.ts'
import type { CollectionMine } from './collection-queries.ts'
import { CollectionSubpage } from './collection-subpage.tsx'
import { messages } from './history-messages.ts'
import { WithCollection } from './with-collection.tsx'

const RowHistory = lazyComponent(async () => (await import('./rows/row-history.tsx')).RowHistory)
const NO_TITLES: ReadonlyMap<number, string> = new Map()

type Change = ResponseOf<typeof listCollectionChanges>['items'][number]

/** /collection/{id}/history: all that was ever changed in it. */
export function HistoryScreen({ params }: { params: Record<string, string> }) {
  const t = useText(messages)
  return (
    <WithCollection id={params['id']}>
      {(collection, mine) => (
        <CollectionSubpage collection={collection} title={t('title')} lead={t('lead')}>
          <Changes collection={collection} mine={mine} />
        </CollectionSubpage>
      )}
    </WithCollection>
  )
}

function Changes({ collection, mine }: { collection: Collection; mine: CollectionMine }) {
  const t = useText(messages)
  const client = useQueryClient()
  const [rowId, setRowId] = useState<number | null>(null)
  const { items = [], ...list } = usePagedList(
    pagedQuery(listCollectionChanges, {
      params: { id: String(collection.id) },
      meta: { holds: ['revision'], of: { type: 'collection', id: collection.id } },
      client,
    }),
  )
  if (list.isPending) return <CentredSpinner label={t('loading')} />
  return (
    <>
      <PagedList
        className="row-list"
        list={list}
        isOrdered
        label={t('changes')}
        items={items}
        empty={null}
        failed={t('failed')}
        moreFailed={t('failed')}
        loadMore={t('more')}
      >
        {(change) => (
          <ChangeRow
            key={change.version}
            change={change}
            collection={collection}
            onRow={change.rowId === null ? undefined : () => setRowId(change.rowId)}
          />
        )}
      </PagedList>
      {rowId !== null && (
        <Suspense>
          <RowHistory
            collection={collection}
            rowId={rowId}
            canEdit={mine.canEdit}
            titles={NO_TITLES}
            onClose={() => setRowId(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface ChangeRowProps {
  change: Change
  collection: Collection
  onRow: (() => void) | undefined
}

function ChangeRow({ change, collection, onRow }: ChangeRowProps) {
  const t = useText(messages)
  const { version, act, rows, editedBy, createdAt } = change
  const isCurrent = version === collection.version
  const path = pathOfCollection(collection.id)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar
        person={editedBy?.id ?? null}
        className="size-8"
        name={editedBy?.name ?? t('formerMember')}
        src={editedBy?.profileUrl ?? null}
      />
      <div className="flex-[1_1_260px] min-w-0">
        <p className="font-semibold">{t(act)}</p>
        <p className="meta-line meta-line-loose">
          {editedBy === null ? (
            <span>{t('formerMember')}</span>
          ) : (
            <Link to={`/user/${editedBy.id}`}>{editedBy.name}</Link>
          )}
          <RelativeTime at={createdAt} />
          <span className="tabular-nums">{t('version', { version })}</span>
          {rows > 1 && <span className="tabular-nums">{t('rows', { count: rows })}</span>}
          {isCurrent && <span className="text-accent-text font-semibold">{t('current')}</span>}
        </p>
      </div>
      {onRow !== undefined && (
        <Button size="sm" variant="text" aria-haspopup="dialog" onClick={onRow}>
          {t('showRow')}
        </Button>
      )}
      <LinkButton size="sm" variant="text" to={isCurrent ? path : `${path}?version=${version}`}>
        {t('show')}
      </LinkButton>
    </li>
  )
}
