import { Skeleton } from '../../ui/skeleton.tsx'
import type { ArticleCardSize } from '../article-card.tsx'
import './article-card.css'

/** Takes the place of a card until it is there, in the card's own size. */
export function ArticleCardSkeleton({ size = 'feature' }: { size?: ArticleCardSize }) {
  return (
    <div className={`article-card relative flex min-w-0 article-card-${size}`} aria-hidden="true">
      <Skeleton className="article-cover" />
      <div className="article-card-words flex flex-1 flex-col min-w-0">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="mt-3 h-5 w-full" />
        {size !== 'compact' && (
          <>
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-2/3" />
            <Skeleton className="mt-5 h-4 w-48" />
          </>
        )}
      </div>
    </div>
  )
}
