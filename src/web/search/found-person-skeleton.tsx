import { Skeleton } from '../ui/skeleton.tsx'

/** Takes the place of a person until they are there, in the row's own size. */
export function FoundPersonSkeleton() {
  return (
    <div className="flex items-center gap-3 py-2" aria-hidden="true">
      <Skeleton className="size-8 rounded-full flex-none" />
      <div className="flex-1">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="mt-1.5 h-4 w-1/3" />
      </div>
    </div>
  )
}
