import { useMutation, useQueryClient } from '@tanstack/react-query'
import { History, PenLine, Trash2 } from 'lucide-react'
import {
  deleteCollectionRow,
  restoreRowVersion,
  type CollectionRow,
} from '../../../contract/collection-rows.ts'
import type { Collection } from '../../../contract/collections.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { refreshCollection } from '../collection-cache.ts'
import { conflictOf } from '../conflict-of.ts'
import { messages } from './items-messages.ts'

interface RowItemsProps {
  collection: Collection
  row: CollectionRow
  canEdit: boolean
  canSuggest: boolean
  onEdit: () => void
  onHistory: () => void
  /** Of those who only suggest it. */
  onRemove: () => void
}

export function RowItems({
  collection,
  row,
  canEdit,
  canSuggest,
  onEdit,
  onHistory,
  onRemove,
}: RowItemsProps) {
  const t = useText(messages)
  const remove = useRemove(collection.id, row)
  return (
    <>
      {(canEdit || canSuggest) && (
        <MenuItem icon={<PenLine />} onSelect={onEdit}>
          {t(canEdit ? 'edit' : 'suggest')}
        </MenuItem>
      )}
      <MenuItem icon={<History />} onSelect={onHistory}>
        {t('history')}
      </MenuItem>
      {(canEdit || canSuggest) && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} tone="destructive" onSelect={canEdit ? remove : onRemove}>
            {t(canEdit ? 'remove' : 'suggestRemoval')}
          </MenuItem>
        </>
      )}
    </>
  )
}

/** Removed at once, with a way back: what it was is in its history. */
function useRemove(id: number, row: CollectionRow): () => void {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const params = { id: String(id), rowId: String(row.id) }
  const restore = useMutation({
    mutationFn: () => call(restoreRowVersion, { params: { ...params, version: String(row.version) } }),
    onSuccess: async () => refreshCollection(client, id),
    onError: showFailure,
  })
  const remove = useMutation({
    mutationFn: () => call(deleteCollectionRow, { params, query: { version: String(row.version) } }),
    onSuccess: async () => {
      toast({
        title: t('removed'),
        description: t('removedText'),
        action: { label: t('undo'), onAct: () => restore.mutate() },
      })
      await refreshCollection(client, id)
    },
    // Somebody may have corrected it a moment ago: it is shown as it is now, and stays.
    onError: (error) => {
      showFailure(error)
      if (conflictOf(error) !== null) void refreshCollection(client, id)
    },
  })
  return () => remove.mutate()
}
