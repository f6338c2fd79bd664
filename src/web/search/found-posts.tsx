import { ArrowRight } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { PagePost } from '../../contract/page-posts.ts'
import { PostSnippet, PostSnippetSkeleton } from '../page-posts/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import type { ListState } from '../ui/list-state.ts'
import { PagedList } from '../ui/paged-list.tsx'
import { messages } from './messages.ts'

/** Among results of every kind a few are enough; the rest is one press away. */
const SHOWN_FIRST = 6

interface FoundPostsProps {
  /** Where the keyboard goes on when a page is turned. */
  list: RefObject<HTMLOListElement | null>
  state: ListState
  posts: readonly PagePost[]
  show: (words: string) => ReactNode
  /** Where all of them are; undefined where they are all shown. */
  allAt: string | undefined
  /** The way to further pages. */
  pager: ReactNode
}

export function FoundPosts({ list, state, posts, show, allAt, pager }: FoundPostsProps) {
  const t = useText(messages)
  const shown = allAt === undefined ? posts : posts.slice(0, SHOWN_FIRST)
  return (
    <section aria-labelledby="found-posts">
      <div className="section-head">
        <h2 id="found-posts">{t('posts')}</h2>
        {allAt !== undefined && posts.length > SHOWN_FIRST && (
          <Link to={allAt} className="section-more">
            {t('allFound', { count: posts.length })}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </div>
      <PagedList
        ref={list}
        list={state}
        className="search-posts grid grid-cols-3 gap-x-5 gap-y-7 outline-none max-md:grid-cols-1"
        items={shown}
        empty={null}
        failed={t('postsFailed')}
        skeleton={<PostSnippetSkeleton />}
        pager={pager}
      >
        {(post) => (
          <li key={post.id}>
            <PostSnippet post={post} show={show} />
          </li>
        )}
      </PagedList>
    </section>
  )
}
