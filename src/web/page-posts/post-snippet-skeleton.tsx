import { Skeleton } from '../ui/skeleton.tsx'
import './snippet.css'

export function PostSnippetSkeleton() {
  return (
    <>
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="w-full mt-3 aspect-video rounded-panel" />
      <Skeleton className="mt-3 h-4 w-24" />
    </>
  )
}
