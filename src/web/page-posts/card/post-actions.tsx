import { Bookmark, Heart, HeartOff, MessageSquare, Share2 } from 'lucide-react'
import { sharePagePost, type PagePost, type PagePostMarks } from '../../../contract/page-posts.ts'
import { call } from '../../platform/api.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { formatCount } from '../../platform/time.tsx'
import { ShareMenu } from '../../share/public.ts'
import { useSignInWall } from '../../sign-in-wall/public.ts'
import { snippetOfPost } from '../post-words.ts'
import { messages } from './messages.ts'
import { usePostBookmark } from './use-post-bookmark.ts'
import { usePostLike } from './use-post-like.ts'

interface ActionProps {
  post: PagePost
  marks: PagePostMarks
}

export function PostActions({ post, marks, isAlone }: ActionProps & { isAlone: boolean }) {
  const t = useText(messages)
  if (post.state !== 'published') return null
  return (
    <div role="group" className="post-acts" aria-label={t('actions')}>
      {post.isNsfw ? <LikesOff /> : <LikeButton post={post} marks={marks} />}
      <CommentsLink post={post} isAlone={isAlone} />
      <ShareButton post={post} />
      <SaveButton post={post} marks={marks} />
    </div>
  )
}

function LikeButton({ post, marks }: ActionProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const like = usePostLike(post)
  const { guard, wall } = useSignInWall()
  const { id, likes } = post
  return (
    <>
      <button
        type="button"
        className="act act-like"
        aria-pressed={marks.liked}
        aria-label={`${t('like')}, ${t('likes', { count: likes })}`}
        onClick={() => guard({ kind: 'like', subject: { type: 'page-post', id } }, () => like(!marks.liked))}
      >
        <Heart aria-hidden="true" />
        <span suppressHydrationWarning>{formatCount(likes, language)}</span>
      </button>
      {wall}
    </>
  )
}

/** Spec 4.4: of adult content the like is shown, and shown disabled. */
function LikesOff() {
  const t = useText(messages)
  return (
    <button type="button" className="act" disabled aria-label={`${t('like')}: ${t('likesOffWhy')}`}>
      <HeartOff aria-hidden="true" />
      <span>{t('likesOff')}</span>
    </button>
  )
}

function CommentsLink({ post: { id, comments }, isAlone }: { post: PagePost; isAlone: boolean }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const face = (
    <>
      <MessageSquare aria-hidden="true" />
      <span suppressHydrationWarning>{formatCount(comments, language)}</span>
    </>
  )
  const label = t('comments', { count: comments })
  // The address stays, since its hash is the app's path.
  function go(): void {
    const section = document.getElementById('comments')
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return isAlone ? (
    <button type="button" className="act" aria-label={label} onClick={go}>
      {face}
    </button>
  ) : (
    <Link to={`/page-post/${id}`} className="act" aria-label={label}>
      {face}
    </Link>
  )
}

function ShareButton({ post }: { post: PagePost }) {
  const { id } = post
  function tell(): void {
    call(sharePagePost, { params: { id: String(id) } }).catch(() => {})
  }
  // What is sent on never says what an adult post is about.
  const words = (post.title ?? '') === '' ? snippetOfPost(post) : (post.title ?? '')
  return (
    <ShareMenu
      path={`/page-post/${id}`}
      title={post.isNsfw ? '' : words}
      onShared={tell}
      triggerClass="act"
      trigger={<Share2 aria-hidden="true" />}
    />
  )
}

function SaveButton({ post: { id }, marks }: ActionProps) {
  const t = useText(messages)
  const save = usePostBookmark(id)
  const { guard, wall } = useSignInWall()
  return (
    <>
      <button
        type="button"
        className="act act-save post-save"
        aria-pressed={marks.bookmarked}
        aria-label={t('save')}
        onClick={() =>
          guard({ kind: 'bookmark', subject: { type: 'page-post', id } }, () => save(!marks.bookmarked))
        }
      >
        <Bookmark aria-hidden="true" />
      </button>
      {wall}
    </>
  )
}
