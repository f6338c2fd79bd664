import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PagePost } from '../../contract/page-posts.ts'
import { Muted } from '../blocks/public.ts'
import { NsfwTile, useVeil } from '../nsfw/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { AuthorLine } from './card/author-line.tsx'
import './card/card.css'
import { messages } from './card/messages.ts'
import { PostActions } from './card/post-actions.tsx'
import { PostMenu } from './card/post-menu.tsx'
import { PostText } from './card/post-text.tsx'
import { PostMedia } from './media/post-media.tsx'
import { Poll } from './poll/deferred-poll.ts'
import { usePostMarks } from './use-post-marks.ts'

interface PostCardProps {
  post: PagePost
  /** The level of its title under the heading of the list it stands in. */
  heading?: 'h1' | 'h2' | 'h3'
  /** One of the first on the screen: its picture does not wait. */
  isFirst?: boolean
  /** On a screen of its own: all of its words, and the way to its comments leads down the page. */
  isAlone?: boolean
  /** In the guild itself nobody needs to be told which one it is. */
  hidesGuild?: boolean
  /** More to do with it, in its menu. */
  menuItems?: ReactNode
}

/** A post of the feed: who, what they say, what they show, and what can be done with it. */
export function PostCard(props: PostCardProps) {
  const lift = useVeil(props.post)
  const isHidden = props.post.isRedacted || lift !== undefined
  const card = isHidden ? <NsfwTile post={props.post} onShow={lift} /> : <OpenCard {...props} />
  return <Muted of={props.isAlone ? null : props.post}>{card}</Muted>
}

function OpenCard({
  post,
  heading: Heading = 'h2',
  isFirst = false,
  isAlone = false,
  hidesGuild = false,
  menuItems,
}: PostCardProps) {
  const t = useText(messages)
  const marks = usePostMarks(post)
  const name = post.authorName ?? t('formerMember')
  return (
    <article
      className="post relative min-w-0"
      data-item={!isAlone || undefined}
      aria-label={t('postBy', { name })}
    >
      <header className="post-head flex items-center gap-3">
        <AuthorLine post={post} hidesGuild={hidesGuild} />
        <PostMenu post={post} marks={marks} items={menuItems} />
      </header>
      <div className="post-in mt-2 pl-13 max-md:pl-0">
        {post.state === 'hidden' && (
          <p role="note" className="note mb-3 text-quiet text-sm">
            <EyeOff className="size-4.5 text-warn" aria-hidden="true" />
            {t('hidden')}
          </p>
        )}
        {post.title !== null && post.title !== '' && (
          <Heading className="post-title" dir="auto">
            {isAlone ? post.title : <Link to={`/page-post/${post.id}`}>{post.title}</Link>}
          </Heading>
        )}
        <PostText post={post} name={name} isWhole={isAlone} />
        <PostMedia post={post} isFirst={isFirst} />
        {post.isVotingEnabled && <Poll post={post} />}
        <PostActions post={post} marks={marks} isAlone={isAlone} />
      </div>
    </article>
  )
}
