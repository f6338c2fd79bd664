import { Suspense } from 'react'
import type { CollectionRow } from '../../../contract/collection-rows.ts'
import type { Collection } from '../../../contract/collections.ts'
import { lazyComponent } from '../../platform/lazy-component.ts'
import type { CollectionMine } from '../collection-queries.ts'
import { useMineState } from '../use-collection.ts'

const RowDialog = lazyComponent(async () => (await import('../rows/row-dialog.tsx')).RowDialog)
const RowHistory = lazyComponent(async () => (await import('../rows/row-history.tsx')).RowHistory)
const RemoveDialog = lazyComponent(async () => (await import('../rows/remove-dialog.tsx')).RemoveDialog)

export type RowAct = 'edit' | 'history' | 'remove'

/** What is open, and for which row as it was then: it stays, whatever becomes of the row in the list. */
export interface OpenRow {
  act: RowAct
  row: CollectionRow
}

interface RowDialogsProps {
  collection: Collection
  mine: CollectionMine
  titles: ReadonlyMap<number, string>
  open: OpenRow
  onClose: () => void
}

export function RowDialogs({ collection, mine, titles, open: { act, row }, onClose }: RowDialogsProps) {
  // Whoever comes back from signing in may turn out to be an editor.
  const isKnown = useMineState(collection.id).state !== 'pending'
  return (
    <Suspense>
      {act === 'edit' && isKnown && (
        <RowDialog collection={collection} row={row} isSuggestion={!mine.canEdit} onClose={onClose} />
      )}
      {act === 'history' && (
        <RowHistory
          collection={collection}
          rowId={row.id}
          canEdit={mine.canEdit}
          titles={titles}
          onClose={onClose}
        />
      )}
      {act === 'remove' && <RemoveDialog collection={collection} row={row} onClose={onClose} />}
    </Suspense>
  )
}
