import { Skeleton } from '../ui/skeleton.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** The form's own size while the article it goes on from is on its way. */
export function FormSkeleton() {
  return (
    <div className="wrap write pt-10 min-h-[80dvh] max-md:pt-6">
      <span className="sr-only">
        <Spinner />
      </span>
      <Skeleton className="h-7 w-60" />
      <Skeleton className="mt-10 h-12 w-full" />
      <Skeleton className="mt-8 h-10 w-full" />
      <Skeleton className="mt-4 h-100 w-full" />
    </div>
  )
}
