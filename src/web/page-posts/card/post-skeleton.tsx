import { Skeleton } from '../../ui/skeleton.tsx'
import './card.css'

/** The shape of a post until it is there. */
export function PostSkeleton() {
  return (
    <div className="post" aria-hidden="true">
      <div className="post-head">
        <Skeleton className="avatar" />
        <div className="post-who">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="mt-2 h-3 w-28" />
        </div>
      </div>
      <div className="post-in">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
        <Skeleton className="post-skeleton-media" />
        <Skeleton className="mt-4 h-5 w-48" />
      </div>
    </div>
  )
}
