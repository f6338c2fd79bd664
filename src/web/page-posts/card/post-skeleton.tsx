import { Skeleton } from '../../ui/skeleton.tsx'
import './card.css'

/** The shape of a post until it is there. */
export function PostSkeleton() {
  return (
    <div className="post relative min-w-0" aria-hidden="true">
      <div className="post-head flex items-center gap-3">
        <Skeleton className="avatar" />
        <div className="flex-1 min-w-0">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="mt-2 h-3 w-28" />
        </div>
      </div>
      <div className="post-in mt-2 pl-13 max-md:pl-0">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
        <Skeleton className="mt-3 aspect-video rounded-panel" />
        <Skeleton className="mt-4 h-5 w-48" />
      </div>
    </div>
  )
}
