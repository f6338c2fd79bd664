import { Languages, Link2, MessageSquareQuote, PenLine } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { canQuote, quoteInComment } from '../../comments/public.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { useCopyLink } from '../../reactions/public.ts'
import { useSignInWall } from '../../sign-in-wall/public.ts'
import { positionPopover } from '../../ui/position-popover.ts'
import { messages as besideMessages } from '../beside/messages.ts'
import { passagePath } from './find-passage.ts'
import { messages } from './messages.ts'

interface PassageBubbleProps {
  id: number
  canEdit: boolean
  range: Range
  words: string
  /** Where the article has translations. */
  seeTranslation: (() => void) | undefined
  onClose: () => void
}

/** What can be done with the words that are selected. Tab leads into it, Escape puts it away. */
export function PassageBubble({ id, canEdit, range, words, seeTranslation, onClose }: PassageBubbleProps) {
  const t = useText(messages)
  const beside = useText(besideMessages)
  const bubble = useRef<HTMLDivElement>(null)
  const copyLink = useCopyLink()
  const { guard, wall } = useSignInWall()
  usePosition(bubble, range)
  useKeys(bubble, onClose)
  function suggest(): void {
    if (canEdit) navigate(`/create-article?edit=${id}`)
    else guard({ kind: 'suggest' }, () => navigate(`/create-article?suggest=${id}`))
  }
  return (
    <>
      <div
        ref={bubble}
        role="toolbar"
        aria-label={t('selected')}
        tabIndex={-1}
        className="fixed z-30 flex flex-wrap max-w-[calc(100vw-16px)] p-1 border border-line rounded-panel bg-surface shadow-float text-sm print:hidden"
        // A press must not take the selection away.
        onMouseDown={(event) => event.preventDefault()}
      >
        <button type="button" className="menu-item w-auto gap-2" onClick={suggest}>
          <PenLine className="size-4" aria-hidden="true" />
          {t(canEdit ? 'edit' : 'suggest')}
        </button>
        {canQuote() && (
          <button
            type="button"
            className="menu-item w-auto gap-2"
            onClick={() => {
              quoteInComment({ objectType: 'article', objectId: id }, words)
              onClose()
            }}
          >
            <MessageSquareQuote className="size-4" aria-hidden="true" />
            {t('quote')}
          </button>
        )}
        <button
          type="button"
          className="menu-item w-auto gap-2"
          onClick={() => void copyLink(passagePath(id, words)).then(onClose)}
        >
          <Link2 className="size-4" aria-hidden="true" />
          {t('copyLink')}
        </button>
        {seeTranslation && (
          <button
            type="button"
            className="menu-item w-auto gap-2"
            onClick={() => {
              seeTranslation()
              onClose()
            }}
          >
            <Languages className="size-4" aria-hidden="true" />
            {beside('see')}
          </button>
        )}
      </div>
      {wall}
    </>
  )
}

/** Above the words, or below where a phone shows its own tools above; it follows them when the page is scrolled. */
function usePosition(bubble: RefObject<HTMLDivElement | null>, range: Range): void {
  useLayoutEffect(() => {
    const side = matchMedia('(pointer: coarse)').matches ? 'below' : 'above'
    const place = (): void => {
      if (bubble.current !== null) positionPopover(bubble.current, range, side, 'center')
    }
    place()
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place, { passive: true })
    return () => {
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
    }
  }, [bubble, range])
}

function useKeys(bubble: RefObject<HTMLDivElement | null>, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isInside = bubble.current?.contains(document.activeElement) === true
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Tab' || event.shiftKey || isInside) return
    event.preventDefault()
    bubble.current?.querySelector('button')?.focus()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
