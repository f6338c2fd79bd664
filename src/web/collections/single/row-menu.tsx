import { Ellipsis } from 'lucide-react'
import { Suspense } from 'react'
import type { CollectionRow } from '../../../contract/collection-rows.ts'
import type { Collection } from '../../../contract/collections.ts'
import { useUser } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { useReturn, useSignInWall } from '../../sign-in-wall/public.ts'
import { Menu } from '../../ui/menu.tsx'
import type { CollectionMine } from '../collection-queries.ts'
import { messages } from './messages.ts'
import type { RowAct } from './row-dialogs.tsx'

const RowItems = lazyComponent(async () => (await import('../rows/row-items.tsx')).RowItems)

export interface RowMenuProps {
  collection: Collection
  row: CollectionRow
  mine: CollectionMine
  /** Opens what the list draws beside its rows. */
  onAct: (act: RowAct, row: CollectionRow) => void
}

/** What can be done with one row; all of it is fetched when somebody looks for it. */
export function RowMenu({ collection, row, mine, onAct }: RowMenuProps) {
  const t = useText(messages)
  const { user } = useUser()
  const { guard, wall } = useSignInWall()
  const canSuggest = user === null ? collection.editing === 'suggest' : mine.canSuggest
  const partOf = (act: RowAct): string => `${act}-${row.id}`
  const ask = (act: RowAct) => guard({ kind: 'collection', part: partOf(act) }, () => onAct(act, row))
  useReturn({ kind: 'collection', part: partOf('edit') }, () => onAct('edit', row))
  useReturn({ kind: 'collection', part: partOf('remove') }, () => onAct('remove', row))
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
            onHistory={() => onAct('history', row)}
            onRemove={() => ask('remove')}
          />
        </Suspense>
      </Menu>
      {wall}
    </>
  )
}
