import { Skeleton } from '../../ui/skeleton.tsx'
import '../profiles.css'
import './cover.css'

/** The profile's own shape until it is there: nothing jumps when it comes. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <div className="profile" role="status" aria-label={label}>
      <div className="profile-cover" />
      <div className="profile-person">
        <Skeleton className="profile-face rounded-full" />
        <Skeleton className="mt-3 h-7 w-48" />
        <Skeleton className="mt-2 h-5 w-28" />
        <Skeleton className="mt-4 h-12 w-full" />
        <Skeleton className="mt-4 h-10 w-full" />
        <Skeleton className="mt-5 h-24 w-2/3" />
      </div>
      <div className="profile-main min-w-0">
        <div className="profile-tabs tabs h-12" />
        <Skeleton className="mt-8 h-6 w-64" />
        <Skeleton className="mt-4 h-28 w-full" />
        <Skeleton className="mt-8 h-6 w-40" />
        <Skeleton className="mt-4 h-36 w-full" />
      </div>
    </div>
  )
}
