import { Skeleton } from '../ui/skeleton.tsx'

export function CollectionRowSkeleton() {
  return (
    <div className="py-5">
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-2/5" />
      <Skeleton className="mt-3 h-4 w-72 max-w-full" />
    </div>
  )
}
