import { Ellipsis, Flag, Link2, PenLine, Pin, PinOff, Trash2 } from 'lucide-react'
import type { Comment } from '../../contract/comments.ts'
import { usePersonItems } from '../blocks/public.ts'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { useCopyLink } from '../reactions/public.ts'
import { useReport } from '../reports/public.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { messages } from './messages.ts'
import type { Topic } from './topic.ts'
import { useCommentTrash } from './use-comment-trash.ts'
import { usePin } from './use-pin.ts'

interface CommentMenuProps {
  topic: Topic
  comment: Comment
  name: string
  canManage: boolean
  onEdit: () => void
}

export function CommentMenu({ topic, comment, name, canManage, onEdit }: CommentMenuProps) {
  const t = useText(messages)
  const { path } = usePlace()
  const copyLink = useCopyLink()
  const remove = useCommentTrash(topic, comment)
  const setPinned = usePin(topic, comment)
  const { isPinned } = comment
  const report = useReport('comment', comment.id, { person: comment.author })
  const person = usePersonItems(comment.canEdit ? null : (comment.author?.id ?? null), name)
  return (
    <>
      <Menu label={t('more', { name })} trigger={<Ellipsis />} triggerClass="act" align="end" shortcuts="e !">
        <MenuItem icon={<Link2 />} onSelect={() => void copyLink(`${path}?comment=${comment.id}`)}>
          {t('copyLink')}
        </MenuItem>
        {canManage && comment.level === 1 && (
          <MenuItem icon={isPinned ? <PinOff /> : <Pin />} onSelect={() => setPinned(!isPinned)}>
            {t(isPinned ? 'unpin' : 'pin')}
          </MenuItem>
        )}
        {comment.canEdit && (
          <MenuItem icon={<PenLine />} shortcut="e" onSelect={onEdit}>
            {t('edit')}
          </MenuItem>
        )}
        {comment.canDelete && (
          <MenuItem icon={<Trash2 />} tone="destructive" onSelect={remove}>
            {t('delete')}
          </MenuItem>
        )}
        {!comment.canEdit && (
          <MenuItem icon={<Flag />} shortcut="!" onSelect={report.open}>
            {t('report')}
          </MenuItem>
        )}
        {person.items}
      </Menu>
      {report.dialog}
      {person.dialog}
    </>
  )
}
