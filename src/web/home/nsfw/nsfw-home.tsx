import { useQuery } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { NsfwSwitch, isOffered, nsfwQuery } from '../../nsfw/public.ts'
import { PostCard, PostSkeleton } from '../../page-posts/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { listState } from '../../ui/list-state.ts'
import type { Trail } from '../../ui/page-trail.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { Pager } from '../../ui/pager.tsx'
import { usePageTrail } from '../../ui/use-page-trail.ts'
import { nsfwPostsQuery } from './nsfw-queries.ts'
import './nsfw-home.css'
import { messages } from './messages.ts'
import { switchMode } from './switch-mode.ts'

/** Takes the place of the home while its address says so (`/?adult=on`). Whom it is not for sees the home itself. */
export function NsfwHome({ instead }: { instead: ReactNode }) {
  const t = useText(messages)
  const { data: state } = useQuery(nsfwQuery)
  if (state !== undefined && !isOffered(state)) return instead
  return (
    <div className="wrap home adult-home pt-8 outline-none max-md:pt-6">
      <h1>{t('title')}</h1>
      <div className="home-columns side-columns">
        <div className="adult-note self-start mb-5 px-5 pt-4 pb-2 rounded-card bg-surface text-quiet text-sm lg:[grid-area:1/2] lg:sticky lg:top-[calc(var(--header)+24px)]">
          <p>{t('note')}</p>
          <NsfwSwitch isOn onChange={switchMode} />
          {state?.hasConsent === true && (
            <Link to="/settings" className="link">
              {t('toSettings')}
            </Link>
          )}
        </div>
        <NsfwPosts />
      </div>
    </div>
  )
}

function NsfwPosts() {
  const t = useText(messages)
  const [trail, setTrail] = usePageTrail('home')
  const list = useRef<HTMLOListElement>(null)
  const answer = useQuery(nsfwPostsQuery(trail.at))
  const { data, isError } = answer
  const posts = data?.items.filter(({ state }) => state === 'published') ?? []
  function turn(next: Trail): void {
    setTrail(next)
    scrollTo(0, 0)
    list.current?.focus({ preventScroll: true })
  }
  return (
    <div className="max-w-[680px] lg:[grid-area:1/1]">
      <PagedList
        ref={list}
        list={listState(answer)}
        className="adult-list outline-none"
        items={posts}
        empty={
          trail.page === 1 &&
          data?.next === null && (
            <EmptyState
              icon={<EyeOff />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={<LinkButton to="/">{t('toHome')}</LinkButton>}
            />
          )
        }
        failed={t('failed')}
        skeleton={<PostSkeleton />}
        pager={<Pager trail={trail} next={isError ? undefined : data?.next} onChange={turn} />}
      >
        {(post) => (
          <li
            className="pt-5 pb-3 border-b border-line outline-none first:pt-1"
            key={post.id}
            id={`post-${post.id}`}
            tabIndex={-1}
          >
            <PostCard post={post} heading="h2" />
          </li>
        )}
      </PagedList>
    </div>
  )
}
