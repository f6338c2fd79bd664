import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Flag, PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Question } from '../../../contract/questions.ts'
import { useUser } from '../../auth/public.ts'
import { usePersonItems } from '../../blocks/public.ts'
import { useCite } from '../../citing/public.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { usePlace } from '../../platform/link.tsx'
import { useReport } from '../../reports/public.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { changeQuestion } from '../question-cache.ts'
import { oneQuestion, type QuestionMine } from '../one-queries.ts'
import { messages } from './messages.ts'

const QuestionItems = lazyComponent(async () => (await import('./question-items.tsx')).QuestionItems)
const DeleteItem = lazyComponent(async () => (await import('./question-items.tsx')).DeleteItem)
const EditDialog = lazyComponent(async () => (await import('./edit-dialog.tsx')).EditDialog)
const RetagDialog = lazyComponent(async () => (await import('./retag-dialog.tsx')).RetagDialog)
const CloseDialog = lazyComponent(async () => (await import('./close-dialog.tsx')).CloseDialog)

interface MenuProps {
  question: Question
  mine: QuestionMine
  isOwn: boolean
}

/** Everything that is not reading. What few may do is fetched when they look for it. */
export function QuestionMenu({ question, mine, isOwn }: MenuProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const { id, author } = question
  const { query } = usePlace()
  const isAlive = useIsHydrated()
  const [chosen, setChosen] = useState<'edit' | 'retag' | 'close' | 'none' | null>(null)
  // Whoever comes from an edit that they have begun goes on with it.
  const isBegun = isAlive && mine.canEdit && query.get('edit') === 'question'
  const open = chosen ?? (isBegun ? 'edit' : 'none')
  const report = useReport('question', id, { person: author })
  const person = usePersonItems(isOwn ? null : (author?.id ?? null), author?.name ?? '')
  const cite = useCite({ type: 'question', of: question })
  // Of one's own question nothing is offered until the server has said what may be done with it.
  if (isOwn && !mine.canEdit && !mine.canDelete && !mine.canClose) return null
  const close = (): void => setChosen('none')
  return (
    <>
      <Menu label={t('more')} trigger={<Ellipsis />} triggerClass="act" align="end" shortcuts="e !">
        {mine.canEdit && (
          <MenuItem icon={<PenLine />} shortcut="e" onSelect={() => setChosen('edit')}>
            {t('edit')}
          </MenuItem>
        )}
        {!isOwn && (
          <MenuItem icon={<Flag />} shortcut="!" onSelect={report.open}>
            {t('report')}
          </MenuItem>
        )}
        {question.state === 'published' && cite.item}
        {user !== null && (
          <Suspense>
            <QuestionItems
              question={question}
              mine={mine}
              isOwn={isOwn}
              onRetag={() => setChosen('retag')}
              onClose={() => setChosen('close')}
            />
          </Suspense>
        )}
        {person.items}
        {mine.canDelete && (
          <Suspense>
            <DeleteItem question={question} />
          </Suspense>
        )}
      </Menu>
      {report.dialog}
      {person.dialog}
      {cite.dialog}
      <Suspense>
        {open === 'edit' && (
          <EditDialog
            question={question}
            onSaved={(saved) => {
              changeQuestion(client, id, saved)
              void client.invalidateQueries(oneQuestion.mine(id))
              close()
            }}
            onClose={close}
          />
        )}
        {open === 'retag' && <RetagDialog question={question} onClose={close} />}
        {open === 'close' && <CloseDialog question={question} onClose={close} />}
      </Suspense>
    </>
  )
}
