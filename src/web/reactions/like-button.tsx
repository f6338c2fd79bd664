import { useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import type { likeArticle } from '../../contract/articles.ts'
import type { Liked } from '../../contract/objects.ts'
import { addressOf, call } from '../platform/api.ts'
import { changeMarks, changeObject, holding, type Subject } from '../platform/content-cache.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { formatCount } from '../platform/format.ts'
import { useOptimistic } from '../platform/use-optimistic.ts'
import { requestOf, useSignInWall } from '../sign-in-wall/public.ts'
import { messages } from './messages.ts'

/** A subject with the endpoint that takes its likes; that looks the same for every type. */
type Likable = Subject & { like: typeof likeArticle }

interface LikeButtonProps extends Liked {
  subject: Likable
  /** Says whose, where many stand together; such a one shows no count of nothing. */
  label?: string
  /** With the count in words. */
  isWordy?: boolean
}

/** Pressed or not, with how many have pressed it; a visitor is asked to sign in, and their like follows. */
export function LikeButton({ subject, liked, likes, label, isWordy = false }: LikeButtonProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const like = useLike(subject, likes)
  const { guard, wall } = useSignInWall()
  const request = requestOf(subject.like, { id: subject.id }, { isLike: true })
  const count = t('likes', { count: likes })
  return (
    <>
      <button
        type="button"
        className="act act-like"
        data-key="l"
        aria-pressed={liked}
        aria-label={`${label ?? t('like')}, ${count}`}
        onClick={() => guard({ kind: 'like', request }, () => like(!liked))}
      >
        <Heart aria-hidden="true" />
        {(label === undefined || likes > 0) && (
          <span suppressHydrationWarning>{isWordy ? count : formatCount(likes, language)}</span>
        )}
      </button>
      {wall}
    </>
  )
}

function useLike(subject: Likable, likes: number): (isLike: boolean) => void {
  const client = useQueryClient()
  const { type, id, like } = subject
  return useOptimistic({
    key: [type, id, 'like'],
    before: (liked: boolean) => ({ liked: !liked, likes }),
    expected: (liked) => ({ liked, likes: Math.max(0, likes + (liked ? 1 : -1)) }),
    show: (state: Liked) => {
      changeObject(client, subject, state)
      changeMarks(client, subject, { liked: state.liked })
    },
    cancel: async () => client.cancelQueries(holding('marks', subject)),
    waiting: (isLike) => ({ method: like.method, path: addressOf(like, { id }), body: { isLike } }),
    send: async (isLike) => call(like, { params: { id: String(id) }, body: { isLike } }),
  })
}
