import { Eye, EyeOff, Lock, LockOpen, Tags, Trash2, XCircle } from 'lucide-react'
import type { Question } from '../../../contract/questions.ts'
import { useUser } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import type { QuestionMine } from '../one-queries.ts'
import { messages } from './acting-messages.ts'
import { useMarkNsfw } from './use-mark-nsfw.ts'
import { useQuestionTrash } from './use-question-trash.ts'
import { useLock } from './use-reopen.ts'

interface ItemsProps {
  question: Question
  mine: QuestionMine
  isOwn: boolean
  onRetag: () => void
  onClose: () => void
}

/** What moderators may do with a question, and those with enough Honor. */
export function QuestionItems({ question, mine, isOwn, onRetag, onClose }: ItemsProps) {
  const t = useText(messages)
  const { user } = useUser()
  const { id, status, isNsfw } = question
  const lock = useLock(id)
  const markNsfw = useMarkNsfw(id)
  const isModerator = user?.capabilities?.includes('moderate') === true
  const isLocked = status === 'locked'
  const isOpen = status === 'open' || status === 'solved'
  return (
    <>
      {mine.canRetag && (
        <MenuItem icon={<Tags />} onSelect={onRetag}>
          {t('retag')}
        </MenuItem>
      )}
      {mine.canClose && isOpen && !mine.hasVotedToClose && (
        <MenuItem icon={<XCircle />} onSelect={onClose}>
          {t(isModerator ? 'close' : 'voteToClose')}
        </MenuItem>
      )}
      {isModerator && !isOwn && (
        <MenuItem icon={isNsfw ? <Eye /> : <EyeOff />} onSelect={() => markNsfw(!isNsfw)}>
          {t(isNsfw ? 'unmarkNsfw' : 'markNsfw')}
        </MenuItem>
      )}
      {isModerator && (
        <MenuItem icon={isLocked ? <LockOpen /> : <Lock />} onSelect={() => lock(!isLocked)}>
          {t(isLocked ? 'unlock' : 'lock')}
        </MenuItem>
      )}
    </>
  )
}

export function DeleteItem({ question }: { question: Question }) {
  const t = useText(messages)
  const { remove } = useQuestionTrash(question)
  return (
    <>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="destructive" onSelect={remove}>
        {t('delete')}
      </MenuItem>
    </>
  )
}
