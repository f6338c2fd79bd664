import { Suspense } from 'react'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { NotFoundPage } from '../platform/not-found.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { readQuestionId } from './read-question-id.ts'
import { messages } from './single/messages.ts'
import { QuestionView } from './single/question-view.tsx'
import './single/single.css'
import { useQuestion } from './single/use-question.ts'

const AdultQuestion = lazyComponent(async () => (await import('./single/adult-question.tsx')).AdultQuestion)

/** /question/{id}: one question and its answers. */
export function QuestionPage({ params }: { params: Record<string, string> }) {
  const id = readQuestionId(params['id'])
  return id === null ? <NotFoundPage /> : <QuestionOf key={id} id={id} />
}

function QuestionOf({ id }: { id: number }) {
  const t = useText(messages)
  const loaded = useQuestion(id)
  if (loaded.state === 'found') return <QuestionView question={loaded.question} />
  if (loaded.state === 'missing') return <NotFoundPage />
  if (loaded.state === 'pending') return <Waiting />
  if (loaded.state === 'adult')
    return (
      <Suspense fallback={<Waiting />}>
        <AdultQuestion retry={loaded.retry} />
      </Suspense>
    )
  return <Failed title={t('loadFailed')} retry={loaded.retry} busy={loaded.isBusy} />
}

/** Also what the document of an adult question holds: nothing about it, and nothing for search engines. */
function Waiting() {
  const t = useText(messages)
  useHead({ title: t('question'), isIndexable: false })
  return (
    <div className="wrap question-single pt-10 max-md:pt-6" role="status" aria-label={t('loading')}>
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="mt-4 h-4 w-56" />
      <Skeleton className="mt-8 h-4 w-full" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-3 h-4 w-2/3" />
    </div>
  )
}

function Failed({ title, retry, busy }: { title: string; retry: () => void; busy: boolean }) {
  useHead({ title, isIndexable: false })
  return <LoadFailed title={title} retry={retry} busy={busy} />
}
