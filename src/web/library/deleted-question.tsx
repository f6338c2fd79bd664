import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { listDeletedQuestions } from '../../contract/question-lists.ts'
import { CategoryChip } from '../categories/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Button } from '../ui/button.tsx'
import type { Heading } from './deleted-post.tsx'
import { leaveRow } from './leave-row.ts'
import { messages } from './messages.ts'
import { useBringBack } from './use-bring-back.ts'

type Deleted = ResponseOf<typeof listDeletedQuestions>['items'][number]

export function DeletedQuestion({ question, heading: Title }: { question: Deleted; heading: Heading }) {
  const t = useText(messages)
  const row = useRef<HTMLLIElement>(null)
  const { bringBack, isPending } = useBringBack('question', question.id, () => leaveRow(row.current))
  return (
    <li ref={row} className="py-5">
      <CategoryChip category={question.category} />
      <Title className="mt-2 mb-3 font-read text-lg font-bold text-pretty wrap-anywhere">
        <Link to={`/question/${question.id}`} className="hover:underline">
          {question.title}
        </Link>
      </Title>
      <Button
        size="sm"
        aria-label={`${t('bringBack')}: ${question.title}`}
        busy={isPending}
        onClick={bringBack}
      >
        <Undo2 />
        {t('bringBack')}
      </Button>
    </li>
  )
}
