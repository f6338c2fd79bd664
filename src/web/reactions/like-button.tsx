import { Heart } from 'lucide-react'
import type { Liked } from '../../contract/objects.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { formatCount } from '../platform/time.tsx'
import { requestOf, useSignInWall } from '../sign-in-wall/public.ts'
import { messages } from './messages.ts'
import { useLike, type Likable } from './use-like.ts'

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
