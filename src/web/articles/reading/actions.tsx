import { Bookmark, Heart, MessageSquare, Share2, Type } from 'lucide-react'
import type { Article } from '../../../contract/articles.ts'
import { shareArticle } from '../../../contract/article-signals.ts'
import { call } from '../../platform/api.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { formatCount } from '../../platform/time.tsx'
import { ShareMenu } from '../../share/public.ts'
import { useSignInWall } from '../../sign-in-wall/public.ts'
import type { ArticleMine } from '../article-queries.ts'
import { messages } from './messages.ts'
import { TextSizeMenu } from './text-size-menu.tsx'
import { useBookmark } from './use-bookmark.ts'
import { useLike } from './use-like.ts'

interface ActionProps {
  article: Article
  mine: ArticleMine
}

/** The heart: pressed or not, with how many have pressed it. */
export function LikeButton({ article, mine, isWordy = false }: ActionProps & { isWordy?: boolean }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const like = useLike(article)
  const { guard, wall } = useSignInWall()
  const { id, likes } = article
  return (
    <>
      <button
        type="button"
        className="act act-like"
        aria-pressed={mine.liked}
        aria-label={`${t('like')}, ${t('likes', { count: likes })}`}
        onClick={() => guard({ kind: 'like', subject: { type: 'article', id } }, () => like(!mine.liked))}
      >
        <Heart aria-hidden="true" />
        <span suppressHydrationWarning>
          {isWordy ? t('likes', { count: likes }) : formatCount(likes, language)}
        </span>
      </button>
      {wall}
    </>
  )
}

export function SaveButton({ article: { id }, mine }: ActionProps) {
  const t = useText(messages)
  const save = useBookmark(id)
  const { guard, wall } = useSignInWall()
  return (
    <>
      <button
        type="button"
        className="act act-save"
        aria-pressed={mine.bookmarked}
        onClick={() =>
          guard({ kind: 'bookmark', subject: { type: 'article', id } }, () => save(!mine.bookmarked))
        }
      >
        <Bookmark aria-hidden="true" />
        <span>{t(mine.bookmarked ? 'saved' : 'save')}</span>
      </button>
      {wall}
    </>
  )
}

export function ShareButton({ article: { id, title } }: { article: Article }) {
  const t = useText(messages)
  function tell(): void {
    call(shareArticle, { params: { id: String(id) } }).catch(() => {})
  }
  return (
    <ShareMenu
      path={`/article/${id}`}
      title={title}
      onShared={tell}
      triggerClass="act"
      trigger={
        <>
          <Share2 aria-hidden="true" />
          <span>{t('share')}</span>
        </>
      }
    />
  )
}

/** Leads to the comments; the address stays, since its hash is the app's path. */
export function CommentsButton({ article: { comments } }: { article: Article }) {
  const t = useText(messages)
  const { language } = useLanguage()
  function go(): void {
    const section = document.getElementById('comments')
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="act" aria-label={t('comments', { count: comments })} onClick={go}>
      <MessageSquare aria-hidden="true" />
      <span suppressHydrationWarning>{formatCount(comments, language)}</span>
    </button>
  )
}

export function TextSizeButton({ isShort = false }: { isShort?: boolean }) {
  const t = useText(messages)
  return (
    <TextSizeMenu
      triggerClass="act"
      trigger={
        <>
          <Type aria-hidden="true" />
          <span>{t(isShort ? 'text' : 'textSize')}</span>
        </>
      }
    />
  )
}
