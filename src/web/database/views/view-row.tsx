import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteSavedView, updateSavedView, type SavedView } from '../../../contract/explore.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { useCopyLink } from '../../reactions/public.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { savedViewPath } from '../explore/view-path.ts'
import { messages } from './messages.ts'
import { useViewForm } from './use-view-form.ts'
import { ViewFields } from './view-fields.tsx'
import { dropView } from './view-queries.ts'

interface ViewRowProps {
  view: SavedView
  isEdited: boolean
  onEdit: (id: number | null) => void
  onOpen: () => void
}

export function ViewRow({ view, isEdited, onEdit, onOpen }: ViewRowProps) {
  const t = useText(messages)
  const copyLink = useCopyLink()
  const [isLeaving, setLeaving] = useState(false)
  const { id, name, isPublic } = view
  if (isEdited)
    return (
      <li className="py-4">
        <EditForm view={view} onDone={() => onEdit(null)} />
      </li>
    )
  if (isLeaving)
    return (
      <li className="py-4">
        <DeleteAsk view={view} onCancel={() => setLeaving(false)} />
      </li>
    )
  return (
    <li className="flex items-center gap-1 py-2">
      <div className="flex-1 min-w-0">
        <Link
          to={savedViewPath(id)}
          className="font-semibold wrap-anywhere hover:underline"
          dir="auto"
          onClick={onOpen}
        >
          {name}
        </Link>
        <p className="text-quiet text-sm">{t(isPublic ? 'isPublic' : 'isPrivate')}</p>
      </div>
      {isPublic && (
        <IconButton
          label={t('copyLinkOf', { name })}
          icon={<Link2 />}
          onClick={() => void copyLink(savedViewPath(id))}
        />
      )}
      <IconButton label={t('editOf', { name })} icon={<Pencil />} onClick={() => onEdit(id)} />
      <IconButton label={t('deleteOf', { name })} icon={<Trash2 />} onClick={() => setLeaving(true)} />
    </li>
  )
}

function EditForm({ view, onDone }: { view: SavedView; onDone: () => void }) {
  const t = useText(messages)
  const { id, name, isPublic } = view
  const form = useViewForm(
    { name, isPublic },
    (words) => call(updateSavedView, { params: { id: String(id) }, body: words }),
    onDone,
  )
  return (
    <Form className="grid gap-4" aria-label={t('editOf', { name })} busy={form.isBusy} onSubmit={form.send}>
      <ViewFields words={form.words} onChange={form.change} error={form.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={form.isBusy}>
          {t('saveChanges')}
        </Button>
      </div>
    </Form>
  )
}

/** It can't be brought back, and others may have its link: asked once. */
function DeleteAsk({ view: { id, name }, onCancel }: { view: SavedView; onCancel: () => void }) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deleteSavedView, { params: { id: String(id) } }),
    onSuccess: () => {
      dropView(client, id)
      toast({ title: t('deleted'), tone: 'success' })
    },
    onError: showFailure,
  })
  return (
    <div role="group" aria-label={t('deleteOf', { name })}>
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
