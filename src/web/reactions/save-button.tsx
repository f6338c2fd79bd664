import { Bookmark } from 'lucide-react'
import { setBookmark } from '../../contract/bookmarks.ts'
import type { Subject } from '../platform/content-cache.ts'
import { useText } from '../platform/language.tsx'
import { requestOf, useSignInWall } from '../sign-in-wall/public.ts'
import { messages } from './messages.ts'
import { bookmarkParams, useSave } from './use-save.ts'

interface SaveButtonProps {
  subject: Subject
  bookmarked: boolean
  /** Without its word. */
  isIcon?: boolean
}

export function SaveButton({ subject, bookmarked, isIcon = false }: SaveButtonProps) {
  const t = useText(messages)
  const save = useSave(subject)
  const { guard, wall } = useSignInWall()
  const request = requestOf(setBookmark, bookmarkParams(subject), {})
  return (
    <>
      <button
        type="button"
        className="act act-save"
        data-key="b"
        aria-pressed={bookmarked}
        aria-label={isIcon ? t('save') : undefined}
        onClick={() => guard({ kind: 'bookmark', request }, () => save(!bookmarked))}
      >
        <Bookmark aria-hidden="true" />
        {!isIcon && <span>{t(bookmarked ? 'saved' : 'save')}</span>}
      </button>
      {wall}
    </>
  )
}
