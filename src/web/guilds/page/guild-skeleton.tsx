import { Skeleton } from '../../ui/skeleton.tsx'

export function GuildSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton className="h-52 max-md:h-32 rounded-none" />
      <div className="wrap">
        <div className="guild-head">
          <span className="guild-crest">
            <Skeleton className="size-full" />
          </span>
          <span className="grid gap-2">
            <Skeleton className="h-9 w-64 max-w-full" />
            <Skeleton className="h-4 w-80 max-w-full" />
          </span>
        </div>
        <Skeleton className="mt-8 h-10 w-full" />
      </div>
    </div>
  )
}
