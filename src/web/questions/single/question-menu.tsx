import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Eye, EyeOff, Flag, Lock, LockOpen, PenLine, Trash2, XCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Question } from '../../../contract/questions.ts'
import { useUser } from '../../auth/public.ts'
import { usePersonItems } from '../../blocks/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { useReport } from '../../reports/public.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { changeQuestion } from '../question-cache.ts'
import { questionQueries, type QuestionMine } from '../question-queries.ts'
import { messages } from './messages.ts'
import { useLock } from './use-reopen.ts'
import { useMarkNsfw } from './use-mark-nsfw.ts'
import { useQuestionTrash } from './use-question-trash.ts'

const EditDialog = lazyComponent(async () => (await import('./edit-dialog.tsx')).EditDialog)
const CloseDialog = lazyComponent(async () => (await import('./close-dialog.tsx')).CloseDialog)

interface MenuProps {
  question: Question
  mine: QuestionMine
  isOwn: boolean
}

/** Everything that is not reading. */
export function QuestionMenu({ question, mine, isOwn }: MenuProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const { id, author, status, isNsfw } = question
  const [open, setOpen] = useState<'edit' | 'close' | null>(null)
  const report = useReport('question', id)
  const trash = useQuestionTrash(question)
  const lock = useLock(id)
  const markNsfw = useMarkNsfw(id)
  const person = usePersonItems(isOwn ? null : (author?.id ?? null), author?.name ?? '')
  const isModerator = user?.capabilities?.includes('moderate') === true
  const isLocked = status === 'locked'
  const isOpen = status === 'open' || status === 'solved'
  // Of one's own question nothing is offered until the server has said what may be done with it.
  if (isOwn && !mine.canEdit && !mine.canDelete && !mine.canClose) return null
  const close = (): void => setOpen(null)
  return (
    <>
      <Menu label={t('more')} trigger={<Ellipsis />} triggerClass="act" align="end" shortcuts="e !">
        {mine.canEdit && (
          <MenuItem icon={<PenLine />} shortcut="e" onSelect={() => setOpen('edit')}>
            {t('edit')}
          </MenuItem>
        )}
        {!isOwn && (
          <MenuItem icon={<Flag />} shortcut="!" onSelect={report.open}>
            {t('report')}
          </MenuItem>
        )}
        {mine.canClose && isOpen && !mine.hasVotedToClose && (
          <MenuItem icon={<XCircle />} onSelect={() => setOpen('close')}>
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
        {person.items}
        {mine.canDelete && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} tone="destructive" onSelect={trash.remove}>
              {t('delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      {report.dialog}
      {person.dialog}
      <Suspense>
        {open === 'edit' && (
          <EditDialog
            question={question}
            onSaved={(saved) => {
              changeQuestion(client, id, saved)
              void client.invalidateQueries(questionQueries.mine(id))
              close()
            }}
            onClose={close}
          />
        )}
        {open === 'close' && <CloseDialog question={question} onClose={close} />}
      </Suspense>
    </>
  )
}
