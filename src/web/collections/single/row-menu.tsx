import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { CollectionRow } from '../../../contract/collection-rows.ts'
import type { Collection } from '../../../contract/collections.ts'
import { useUser } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { useSignInWall } from '../../sign-in-wall/public.ts'
import { Menu } from '../../ui/menu.tsx'
import type { CollectionMine } from '../collection-queries.ts'
import { messages } from './messages.ts'

const RowItems = lazyComponent(async () => (await import('../rows/row-items.tsx')).RowItems)
const RowDialog = lazyComponent(async () => (await import('../rows/row-dialog.tsx')).RowDialog)
const RowHistory = lazyComponent(async () => (await import('../rows/row-history.tsx')).RowHistory)
const RemoveDialog = lazyComponent(async () => (await import('../rows/remove-dialog.tsx')).RemoveDialog)

export interface RowMenuProps {
  collection: Collection
  row: CollectionRow
  mine: CollectionMine
  titles: ReadonlyMap<number, string>
}

/** What can be done with one row; all of it is fetched when somebody looks for it. */
export function RowMenu({ collection, row, mine, titles }: RowMenuProps) {
  const t = useText(messages)
  const { user } = useUser()
  const { guard, wall } = useSignInWall()
  const [open, setOpen] = useState<'edit' | 'history' | 'remove' | null>(null)
  const close = (): void => setOpen(null)
  const canSuggest = user === null ? collection.editing === 'suggest' : mine.canSuggest
  const isSuggestion = !mine.canEdit
  const ask = (act: 'edit' | 'remove') => guard({ kind: 'collection' }, () => setOpen(act))
  return (
    <>
      <Menu label={t('rowActions')} trigger={<Ellipsis />} align="end">
        <Suspense>
          <RowItems
            collection={collection}
            row={row}
            canEdit={mine.canEdit}
            canSuggest={canSuggest}
            onEdit={() => ask('edit')}
            onHistory={() => setOpen('history')}
            onRemove={() => ask('remove')}
          />
        </Suspense>
      </Menu>
      {wall}
      <Suspense>
        {open === 'edit' && (
          <RowDialog collection={collection} row={row} isSuggestion={isSuggestion} onClose={close} />
        )}
        {open === 'history' && (
          <RowHistory
            collection={collection}
            rowId={row.id}
            canEdit={mine.canEdit}
            titles={titles}
            onClose={close}
          />
        )}
        {open === 'remove' && <RemoveDialog collection={collection} row={row} onClose={close} />}
      </Suspense>
    </>
  )
}
