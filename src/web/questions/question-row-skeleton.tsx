import { Skeleton } from '../ui/skeleton.tsx'
import './questions.css'

/** Takes the place of a row until it is there, in the row's own size. */
export function QuestionRowSkeleton() {
  return (
    <div className="question-row flex gap-x-6 gap-y-2 py-5" aria-hidden="true">
      <p className="question-standing flex-none">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-7 w-20" />
      </p>
      <div className="flex-1 min-w-0">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
        <Skeleton className="mt-4 h-4 w-56" />
      </div>
    </div>
  )
}
