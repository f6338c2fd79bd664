import { useHead } from '../../platform/head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import '../card/article-card.css'
import './article-head.css'
import './article.css'

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-2/3']

/** The shape of an article until its words are there. */
export function ArticleSkeleton({ label }: { label: string }) {
  useHead({ title: label, isIndexable: false })
  return (
    <div
      className="wrap article-page pb-6 font-read text-lg/[1.75rem] font-normal"
      role="status"
      aria-label={label}
    >
      <div className="article-top mt-6 max-md:-mx-5 max-md:my-0">
        <Skeleton className="article-cover" />
      </div>
      <div className="article-head">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-4 h-11 w-full" />
        <Skeleton className="mt-3 h-11 w-2/3" />
        <Skeleton className="mt-6 h-11 w-64" />
      </div>
      <div className="article-grid grid mt-8 max-md:mt-6 lg:items-start lg:mt-10">
        <div className="w-full max-w-(--article-column) min-w-0 mx-auto lg:col-2 lg:mx-0">
          {[...LINES, ...LINES].map((width, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines never change
            <Skeleton key={place} className={`mb-3 h-5 ${width}`} />
          ))}
        </div>
      </div>
    </div>
  )
}
