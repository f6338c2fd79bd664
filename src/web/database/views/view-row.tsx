import { Link2, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { updateSavedView, type SavedView } from '../../../contract/explore.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { useCopyLink } from '../../reactions/public.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { savedViewPath } from '../explore/view-path.ts'
import { DeleteAsk } from './delete-ask.tsx'
import { messages } from './messages.ts'
import { useViewForm } from './use-view-form.ts'
import { ViewFields } from './view-fields.tsx'

interface ViewRowProps {
  view: SavedView
  isEdited: boolean
  onEdit: (id: number | null) => void
  onOpen: () => void
}

export function ViewRow({ view, isEdited, onEdit, onOpen }: ViewRowProps) {
  const t = useText(messages)
  const copyLink = useCopyLink()
  const row = useRef<HTMLLIElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  /** The button that led away: whoever comes back finds the focus on it. */
  const [left, setLeft] = useState<'edit' | 'delete' | null>(null)
  const { id, name, isPublic } = view
  if (isEdited)
    return (
      <li className="py-4">
        <EditForm
          view={view}
          onDone={() => {
            setLeft('edit')
            onEdit(null)
          }}
        />
      </li>
    )
  if (isLeaving)
    return (
      <li ref={row} className="py-4">
        <DeleteAsk
          view={view}
          onCancel={() => {
            setLeft('delete')
            setLeaving(false)
          }}
          onDeleted={() => {
            const beside = row.current?.nextElementSibling ?? row.current?.previousElementSibling
            beside?.querySelector('a')?.focus()
          }}
        />
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
      <IconButton
        label={t('editOf', { name })}
        icon={<Pencil />}
        autoFocus={left === 'edit'}
        onClick={() => onEdit(id)}
      />
      <IconButton
        label={t('deleteOf', { name })}
        icon={<Trash2 />}
        autoFocus={left === 'delete'}
        onClick={() => setLeaving(true)}
      />
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
      <ViewFields isFocused words={form.words} onChange={form.change} error={form.error} />
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
