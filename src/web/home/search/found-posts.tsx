import { ArrowRight } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { PagePost } from '../../../contract/page-posts.ts'
import { PostSnippet } from '../../page-posts/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages } from './messages.ts'

/** Among results of every kind a few are enough; the rest is one press away. */
const SHOWN_FIRST = 6

interface FoundPostsProps {
  /** Where the keyboard goes on when a page is turned. */
  list: RefObject<HTMLUListElement | null>
  /** Undefined until they are there. */
  posts: readonly PagePost[] | undefined
  /** Where all of them are; undefined where they are all shown. */
  allAt: string | undefined
  /** What did not arrive, and the way to further pages. */
  end: ReactNode
}

export function FoundPosts({ list, posts, allAt, end }: FoundPostsProps) {
  const t = useText(messages)
  const shown = allAt === undefined ? posts : posts?.slice(0, SHOWN_FIRST)
  return (
    <section aria-labelledby="found-posts">
      <div className="section-head">
        <h2 id="found-posts">{t('posts')}</h2>
        {allAt !== undefined && posts !== undefined && posts.length > SHOWN_FIRST && (
          <Link to={allAt} className="section-more">
            {t('allPosts', { count: posts.length })}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </div>
      <ul ref={list} tabIndex={-1} className="search-posts" aria-busy={posts === undefined}>
        {shown?.map((post) => (
          <li key={post.id}>
            <PostSnippet post={post} />
          </li>
        ))}
        {posts === undefined &&
          [1, 2, 3].map((place) => (
            <li key={place} aria-hidden="true">
              <Skeleton className="h-8 w-40" />
              <Skeleton className="mt-3 h-4 w-full" />
              <Skeleton className="search-post-picture" />
            </li>
          ))}
      </ul>
      {end}
    </section>
  )
}
