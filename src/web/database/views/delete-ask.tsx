import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteSavedView, type SavedView } from '../../../contract/explore.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { messages } from './messages.ts'
import { dropView } from './view-queries.ts'

interface DeleteAskProps {
  view: SavedView
  onCancel: () => void
  /** Before it is gone from the lists. */
  onDeleted: () => void
}

/** It can't be brought back, and others may have its link: asked once. */
export function DeleteAsk({ view: { id, name }, onCancel, onDeleted }: DeleteAskProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deleteSavedView, { params: { id: String(id) } }),
    onSuccess: () => {
      onDeleted()
      dropView(client, id)
      toast({ title: t('deleted'), tone: 'success' })
    },
    onError: showFailure,
  })
  return (
    <div role="group" aria-label={t('deleteOf', { name })} className="flex-1 min-w-0">
      <p className="wrap-anywhere">{t('deleteAsk', { name })}</p>
      <div className="flex flex-wrap justify-end gap-2 mt-3">
        {/* The button that was pressed is gone: what it asks gets the focus. */}
        <Button size="sm" autoFocus onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button size="sm" variant="primary" busy={isPending} onClick={() => mutate()}>
          {t('delete')}
        </Button>
      </div>
    </div>
  )
}
