import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Lock, MessagesSquare, PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { GuildDetail } from '../../contract/guilds.ts'
import { PostSkeleton } from '../page-posts/public.ts'
import { useText } from '../platform/language.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { listState } from '../ui/list-state.ts'
import { PagedList } from '../ui/paged-list.tsx'
import { GuildPostRow } from './guild-post-row.tsx'
import { guildPostsQuery, type PostsChoice } from './guild-post-queries.ts'
import { messages } from './messages.ts'
import { PostsBar } from './posts-bar.tsx'
import { postPath } from './post-path.ts'
import { WriteLine } from './write-line.tsx'

/** So many are in sight on a tall screen; their pictures do not wait. */
const FIRST_SHOWN = 2
/** What was chosen in a guild while this tab is open: Back finds the list as it was. */
const chosen = new Map<number, PostsChoice>()

/** What is posted in a guild: the pinned ones first, then the others in the order that the reader chose. */
export function GuildPosts({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const { hasSession } = usePageState()
  // A document knows nobody: how a member stands with it is asked first.
  if (guild.isPrivate && guild.standing === null && hasSession) return <PostSkeleton />
  if (guild.isPrivate && guild.standing?.state !== 'member')
    return <EmptyState icon={<Lock />} title={t('privateTitle')} text={t('privateText')} />
  return <OpenPosts key={guild.id} guild={guild} />
}

function OpenPosts({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const client = useQueryClient()
  // In a guild of adult posts there would be nothing without them; they are outlines until their reader has said Yes.
  const [choice, setChoice] = useState<PostsChoice>(
    () => chosen.get(guild.id) ?? { sort: 'new', hasNsfw: guild.isNsfw },
  )
  const answer = useInfiniteQuery(guildPostsQuery(client, guild.id, choice))
  const pages = answer.data?.pages ?? []
  const pinned = new Set(pages[0]?.pinnedIds)
  const shown = new Map(pages.flatMap(({ items }) => items).map((post) => [post.id, post]))
  const posts = [...shown.values()].filter(({ state }) => state !== 'deleted')
  function choose(next: PostsChoice): void {
    chosen.set(guild.id, next)
    setChoice(next)
  }
  return (
    <>
      <WriteLine guild={guild} />
      <PostsBar choice={choice} onChange={choose} />
      <PagedList
        list={listState(answer)}
        isOrdered
        className="row-list outline-none [&>li]:pt-4 [&>li]:pb-2 [&>li]:outline-none"
        label={t('posts')}
        items={posts}
        empty={<NothingYet guild={guild} />}
        failed={t('failed')}
        moreFailed={t('moreFailed')}
        end={t('end')}
        isAuto
        skeleton={<PostSkeleton />}
      >
        {(post, place) => (
          <li key={post.id} id={`post-${post.id}`} tabIndex={-1}>
            <Suspense>
              <GuildPostRow
                guild={guild}
                post={post}
                isPinned={pinned.has(post.id)}
                isFirst={place < FIRST_SHOWN}
              />
            </Suspense>
          </li>
        )}
      </PagedList>
    </>
  )
}

function NothingYet({ guild: { id, standing } }: { guild: GuildDetail }) {
  const t = useText(messages)
  const canPost = standing?.state === 'member' && standing.mutedUntil === null
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={t('emptyTitle')}
      text={t(canPost ? 'emptyText' : 'emptyForOthers')}
      action={
        canPost && (
          <LinkButton to={postPath(id)} variant="primary">
            <PenLine />
            {t('write')}
          </LinkButton>
        )
      }
    />
  )
}
