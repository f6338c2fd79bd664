import { ArrowDown, ArrowUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Collection, CollectionColumn } from '../../../contract/collections.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Link } from '../../platform/link.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ColumnName, DataTable } from '../cells/data-table.tsx'
import type { CollectionMine } from '../collection-queries.ts'
import { messages } from './messages.ts'
import type { OpenRow } from './row-dialogs.tsx'
import { RowMenu } from './row-menu.tsx'
import { sortedBy, sortOf, viewPath, type CollectionView } from './row-view.ts'
import { staying } from './stay.ts'
import { useRows } from './use-rows.ts'

const Nothing = deferHydration(async () => (await import('./later-parts.ts')).Nothing)
const RowsEnd = deferHydration(async () => (await import('./later-parts.ts')).RowsEnd)
const RowCards = lazyComponent(async () => (await import('./row-cards.tsx')).RowCards)
const RowDialogs = lazyComponent(async () => (await import('./row-dialogs.tsx')).RowDialogs)

interface RowsListProps {
  collection: Collection
  mine: CollectionMine
  view: CollectionView
  isOld: boolean
}

export function RowsList({ collection, mine, view, isOld }: RowsListProps) {
  const t = useText(messages)
  const { id, columns } = collection
  const sorted = sortOf(view, columns)
  const [open, setOpen] = useState<OpenRow | null>(null)
  const isAlive = useIsHydrated()
  const rows = useRows(id, { ...view, sort: sorted?.key, order: sorted && view.order })
  if (rows.hasFailed) return <LoadFailed title={t('rowsFailed')} retry={rows.retry} busy={rows.isBusy} />
  // Cards are drawn by the living page alone: their code is fetched by those who look at them.
  if (rows.isPending || (view.kind === 'cards' && !isAlive)) return <Waiting />
  const hasTools = !isOld && collection.state === 'published'
  const toolsOf = (rowId: number) => {
    const row = rows.items.find((one) => one.id === rowId)
    return (
      row && (
        <RowMenu
          collection={collection}
          row={row}
          mine={mine}
          onAct={(act, of) => setOpen({ act, row: of })}
        />
      )
    )
  }
  return (
    <>
      {view.q !== undefined && (
        <p role="status" className="mb-2 text-sm text-quiet">
          {t('found', { count: rows.total ?? 0 })}
        </p>
      )}
      {rows.items.length === 0 ? (
        <Nothing collection={collection} mine={mine} view={view} />
      ) : view.kind === 'cards' ? (
        <Suspense fallback={<Waiting />}>
          <RowCards
            columns={columns}
            rows={rows.items}
            titles={rows.titles}
            lang={LANGUAGE_TAGS[collection.language]}
            tools={hasTools ? toolsOf : undefined}
          />
        </Suspense>
      ) : (
        <DataTable
          label={collection.title}
          columns={columns}
          rows={rows.items}
          titles={rows.titles}
          lang={LANGUAGE_TAGS[collection.language]}
          sorted={sorted}
          renderHead={(column) => <SortLink id={id} column={column} view={view} />}
          tools={hasTools ? { label: t('rowActions'), of: toolsOf } : undefined}
        />
      )}
      <RowsEnd rows={rows} />
      {open !== null && (
        <Suspense>
          <RowDialogs
            key={`${open.act} ${open.row.id}`}
            collection={collection}
            mine={mine}
            titles={rows.titles}
            open={open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Numbers and names are compared as what they are; pictures can't be. */
function SortLink({ id, column, view }: { id: number; column: CollectionColumn; view: CollectionView }) {
  const t = useText(messages)
  if (column.type === 'image') return <ColumnName column={column} />
  const to = viewPath(id, sortedBy(view, column.key))
  const isSorted = view.sort === column.key
  const Arrow = view.order === 'desc' ? ArrowDown : ArrowUp
  return (
    <Link
      to={to}
      className="reach-2 inline-flex items-center gap-1 hover:text-text"
      data-tooltip={t('sortBy', { column: column.label })}
      onClick={staying(to)}
    >
      <ColumnName column={column} />
      {isSorted && <Arrow className="size-4 text-accent-text" aria-hidden="true" />}
    </Link>
  )
}

function Waiting() {
  const t = useText(messages)
  return (
    <div role="status" aria-label={t('loadingRows')}>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} className="mt-3 h-6 w-full" />
      ))}
    </div>
  )
}
