import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import type { listDeletedAnswers } from '../../contract/answers.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Button } from '../ui/button.tsx'
import type { Heading } from './deleted-post.tsx'
import { leaveRow } from './leave-row.ts'
import { messages } from './messages.ts'
import { useBringBack } from './use-bring-back.ts'

type Deleted = ResponseOf<typeof listDeletedAnswers>['items'][number]

/** By the question that it answered, which leads to it. */
export function DeletedAnswer({ answer, heading: Title }: { answer: Deleted; heading: Heading }) {
  const t = useText(messages)
  const row = useRef<HTMLLIElement>(null)
  const { id, questionId, questionTitle } = answer
  const { bringBack, isPending } = useBringBack('answer', id, () => leaveRow(row.current))
  const title = questionTitle ?? t('answerToGone')
  return (
    <li ref={row} className="py-5">
      <Title className="mb-3 font-read text-lg font-bold text-pretty wrap-anywhere">
        {questionTitle === null ? (
          title
        ) : (
          <Link to={`/question/${questionId}`} className="hover:underline">
            {title}
          </Link>
        )}
      </Title>
      <Button size="sm" aria-label={`${t('bringBack')}: ${title}`} busy={isPending} onClick={bringBack}>
        <Undo2 />
        {t('bringBack')}
      </Button>
    </li>
  )
}
