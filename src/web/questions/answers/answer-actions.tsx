import { Check, Ellipsis, Flag, Link2, PenLine, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { OWN_ACCEPT_HOURS } from '../../../contract/question-rules.ts'
import type { Answer, Question } from '../../../contract/questions.ts'
import { useUser } from '../../auth/public.ts'
import { usePersonItems } from '../../blocks/public.ts'
import { useText } from '../../platform/language.tsx'
import { useCopyLink } from '../../reactions/public.ts'
import { useReport } from '../../reports/public.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import type { QuestionMine } from '../one-queries.ts'
import { messages } from './messages.ts'
import { useAccept } from './use-accept.ts'
import { useAnswerTrash } from './use-answer-trash.ts'

interface AnswerActionsProps {
  question: Question
  answer: Answer
  mine: QuestionMine
  isOwn: boolean
  onEdit: () => void
}

/** Accepting it, for the asker; everything else is in the menu. */
export function AnswerActions({ question, answer, mine, isOwn, onEdit }: AnswerActionsProps) {
  const t = useText(messages)
  const { user } = useUser()
  const { id, author, state } = answer
  const name = author?.name ?? t('formerMember')
  const isAccepted = question.acceptedId === id
  const isLocked = question.status === 'locked'
  // Known only to a living page: the document offers nobody to accept.
  const [now] = useState(() => Date.now())
  const isTooSoon = isOwn && now - Date.parse(answer.createdAt) < OWN_ACCEPT_HOURS * 3_600_000
  const { accept, isBusy } = useAccept(question.id)
  const copyLink = useCopyLink()
  const report = useReport('answer', id, { person: author })
  const trash = useAnswerTrash(answer)
  const person = usePersonItems(isOwn ? null : (author?.id ?? null), name)
  const isModerator = user?.capabilities?.includes('moderate') === true
  return (
    <div className="question-words question-foot flex flex-wrap items-center gap-1 mt-2 print:hidden">
      {mine.canAccept && state === 'published' && isTooSoon && !isAccepted && (
        <p className="w-full text-quiet text-sm">{t('ownTooSoon')}</p>
      )}
      {mine.canAccept && state === 'published' && (isAccepted || !isTooSoon) && (
        <Button
          size="sm"
          variant={isAccepted ? 'text' : 'secondary'}
          className="mr-2"
          busy={isBusy}
          aria-label={isAccepted ? undefined : t('acceptBy', { name })}
          onClick={() => accept(isAccepted ? null : id)}
        >
          {isAccepted ? <Undo2 /> : <Check />}
          {t(isAccepted ? 'unaccept' : 'accept')}
        </Button>
      )}
      <Menu label={t('more', { name })} trigger={<Ellipsis />} triggerClass="act -ml-2.5" shortcuts="e !">
        {isOwn && !isLocked && state === 'published' && (
          <MenuItem icon={<PenLine />} shortcut="e" onSelect={onEdit}>
            {t('edit')}
          </MenuItem>
        )}
        <MenuItem icon={<Link2 />} onSelect={() => void copyLink(`/question/${question.id}?answer=${id}`)}>
          {t('copyLink')}
        </MenuItem>
        {!isOwn && (
          <MenuItem icon={<Flag />} shortcut="!" onSelect={report.open}>
            {t('report')}
          </MenuItem>
        )}
        {person.items}
        {((isOwn && !isLocked) || isModerator) && (
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
    </div>
  )
}
