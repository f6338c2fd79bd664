import { Heart, MessageSquare, Play } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import type { PagePost } from '../../contract/page-posts.ts'
import { useUser } from '../auth/public.ts'
import { Muted } from '../blocks/public.ts'
import { NsfwTile, useVeil } from '../nsfw/public.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Link } from '../platform/link.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Count } from '../ui/count.tsx'
import { GuildLine } from './card/guild-line.tsx'
import { srcSetOf } from './media/src-set.ts'
import { useFreshAddress } from './media/use-fresh-address.ts'
import { snippetOfPost } from './post-words.ts'
import { messages } from './snippet-messages.ts'
import './snippet.css'

const SnippetSave = lazyComponent(async () => (await import('./snippet-save.tsx')).SnippetSave)

interface PostSnippetProps {
  post: PagePost
  /** Where it leads; to its own screen unless told. */
  to?: string
  /** Its first 100 characters unless told. */
  words?: string | undefined
  /** Shows its title and words otherwise: with some of them marked. */
  show?: (words: string) => ReactNode
  /** Instead of its counts. */
  foot?: ReactNode
  /** The level under the heading of the list it stands in. */
  heading?: 'h2' | 'h3' | 'h4'
  /** Its picture stands beside its words. */
  isRow?: boolean
  /** Members can save it here. */
  canSave?: boolean
}

const SIZES = '(width < 48rem) calc(100vw - 40px), 400px'
const ROW_SIZES = '(width < 48rem) 96px, 224px'

/** A post outside its feed: who, the first 100 characters, its picture. One link; the rest is on its own screen. */
export function PostSnippet({
  post,
  to = `/page-post/${post.id}`,
  words = snippetOfPost(post),
  show = String,
  foot,
  heading: Heading = 'h3',
  isRow = false,
  canSave = false,
}: PostSnippetProps) {
  const t = useText(messages)
  const lift = useVeil(post)
  if (post.isRedacted || lift !== undefined) return <NsfwTile post={post} isSmall onShow={lift} />
  const name = post.authorName ?? t('formerMember')
  const title = post.title ?? ''
  return (
    <Muted of={post}>
      <article className={isRow ? 'post-snippet post-snippet-row' : 'post-snippet'} data-item>
        <div className="post-snippet-head flex items-center gap-2.5 min-w-0 text-sm">
          <Avatar person={post.authorId} name={name} src={post.authorProfileUrl} />
          <p className="min-w-0">
            {post.authorId === null ? (
              <b className="block" dir="auto">
                {name}
              </b>
            ) : (
              <Link
                to={`/user/${post.authorId}`}
                className="relative z-2 block w-fit max-w-full font-bold hover:underline hover:underline-offset-3"
                dir="auto"
              >
                {name}
              </Link>
            )}
            <span className="meta-line">
              {/* There is room for one of them. */}
              {post.guildId !== null ? (
                <GuildLine post={post} className="relative z-2" />
              ) : (
                post.authorAlias !== null && <span>@{post.authorAlias}</span>
              )}
              <RelativeTime at={post.createdAt} />
            </span>
          </p>
        </div>
        <Heading
          className={`post-snippet-title leading-6 text-pretty ${title === '' ? 'font-normal tracking-[0]' : ''}`.trimEnd()}
        >
          <Link to={to} className="card-link" dir="auto">
            {show(title === '' ? words || t(post.type) : title)}
          </Link>
        </Heading>
        {title !== '' && words !== '' && (
          <p className="post-snippet-words text-quiet text-sm" dir="auto">
            {show(words)}
          </p>
        )}
        <SnippetPicture post={post} sizes={isRow ? ROW_SIZES : SIZES} />
        {foot ?? (
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-quiet text-sm tabular-nums">
            <Count value={post.likes} words={t('likes', { count: post.likes })} icon={<Heart />} />
            <Count
              value={post.comments}
              words={t('comments', { count: post.comments })}
              icon={<MessageSquare />}
            />
            {post.isVotingEnabled && <span>{t('poll')}</span>}
          </p>
        )}
        {canSave && <Save post={post} />}
      </article>
    </Muted>
  )
}

/** Comes after the account, which no document knows; its place in the corner is kept. */
function Save({ post }: { post: PagePost }) {
  const { user } = useUser()
  return (
    user !== null && (
      <Suspense>
        <SnippetSave post={post} />
      </Suspense>
    )
  )
}

function SnippetPicture({ post, sizes }: { post: PagePost; sizes: string }) {
  const { media, mediaUrl, mediaType, placeholder } = post
  const renew = useFreshAddress(post)
  // The files of a hidden or deleted post are closed: a blurred speck says what they were like.
  if (media === null && placeholder !== null && placeholder !== '')
    return (
      <div className="post-snippet-picture relative overflow-hidden bg-raised">
        <img className="blurred w-full object-cover" src={placeholder} alt="" />
      </div>
    )
  const isVideo = mediaType === 'video'
  const source = isVideo ? media?.posterUrl : mediaUrl
  if (media?.state !== 'ready' || source === null || source === undefined) return null
  return (
    <div className="post-snippet-picture relative overflow-hidden bg-raised">
      <img
        className="w-full object-cover"
        src={source}
        srcSet={isVideo ? undefined : srcSetOf(media.sources)}
        sizes={sizes}
        alt={media.alt}
        width={media.width}
        height={media.height}
        loading="lazy"
        decoding="async"
        onError={renew}
      />
      {isVideo && (
        <span className="absolute inset-0 grid place-items-center">
          <Play
            className="size-11 pt-3 pr-2.5 pb-3 pl-3.5 rounded-full fill-current bg-shade text-on-shade"
            aria-hidden="true"
          />
        </span>
      )}
    </div>
  )
}
