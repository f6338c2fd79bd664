import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { FEED_POLL_MS, RECENT_POSTS_SHOWN } from '../../../contract/limits.ts'
import type { PagePost } from '../../../contract/page-posts.ts'
import { postQueries, PostSnippet, PostSnippetSkeleton } from '../../page-posts/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { usePolling } from '../../platform/poll.ts'
import { useSteadyList } from '../../platform/steady-list.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { NewPill } from '../../ui/new-pill.tsx'
import { messages } from './messages.ts'
import './posts.css'

const keyOf = ({ id }: PagePost): number => id
/** Spec 7: the first 6 are kept. */
const keep = (posts: readonly PagePost[]): PagePost[] =>
  posts.filter(({ state }) => state === 'published').slice(0, RECENT_POSTS_SHOWN)

/** The newest of the Page. A site without posts has no such block. */
export function RecentPosts() {
  const t = useText(messages)
  const refetchInterval = usePolling(FEED_POLL_MS)
  const { data, isError, isFetching, refetch } = useQuery({
    ...postQueries.list(),
    select: keep,
    refetchInterval,
  })
  const { items, newCount, showNew } = useSteadyList('page posts', data, keyOf)
  const list = useRef<HTMLDivElement>(null)
  if (data !== undefined && items.length === 0 && newCount === 0) return null
  return (
    <section aria-labelledby="posts-heading">
      <div className="section-head">
        <h2 id="posts-heading">{t('recent')}</h2>
        <Link to="/page" className="section-more">
          {t('openPage')}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <NewPill text={t('newPosts', { count: newCount })} count={newCount} onShow={showNew} list={list} />
      {isError && data === undefined ? (
        <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <div
          ref={list}
          tabIndex={-1}
          className="home-posts grid grid-cols-1 items-start outline-none md:grid-cols-2 md:gap-7"
          aria-busy={data === undefined}
        >
          {data === undefined ? <Skeletons /> : <Columns posts={items.slice(0, RECENT_POSTS_SHOWN)} />}
        </div>
      )}
    </section>
  )
}

/** Two columns of their own: cards of different height leave no holes, and none changes sides. */
function Columns({ posts }: { posts: readonly PagePost[] }) {
  const half = Math.ceil(posts.length / 2)
  return [posts.slice(0, half), posts.slice(half)]
    .filter((column) => column.length > 0)
    .map((column, place) => (
      <ul key={place === 0 ? 'newer' : 'older'}>
        {column.map((post) => (
          <li key={post.id}>
            <PostSnippet post={post} to={`/page?id=${post.id}`} canSave />
          </li>
        ))}
      </ul>
    ))
}

function Skeletons() {
  return ['newer', 'older'].map((column) => (
    <ul key={column} aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <li key={place}>
          <PostSnippetSkeleton />
        </li>
      ))}
    </ul>
  ))
}
