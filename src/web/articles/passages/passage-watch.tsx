import { Suspense, useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { usePlace } from '../../platform/link.tsx'
import { toast } from '../../ui/toast-store.ts'
import { messages } from './messages.ts'

const PassageBubble = lazyComponent(async () => (await import('./passage-bubble.tsx')).PassageBubble)

interface PassageWatchProps {
  id: number
  canEdit: boolean
  body: RefObject<HTMLElement | null>
}

interface Selected {
  range: Range
  /** With the breaks between its paragraphs, which a range does not know. */
  words: string
}

/** A selection is finished when it has rested for a moment. */
const REST_MS = 200

/** Draws nothing until words of the text are selected; leads to those that the address names (`?at=`). */
export function PassageWatch({ id, canEdit, body }: PassageWatchProps) {
  const [selected, setSelected] = useState<Selected | null>(null)
  useAskedPassage(body)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => setSelected(selectedIn(body.current)), REST_MS)
    }
    document.addEventListener('selectionchange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', look)
    }
  }, [body])
  if (selected === null) return null
  return (
    <Suspense>
      <PassageBubble id={id} canEdit={canEdit} {...selected} onClose={() => setSelected(null)} />
    </Suspense>
  )
}

function useAskedPassage(body: RefObject<HTMLElement | null>): void {
  const t = useText(messages)
  const asked = usePlace().query.get('at')
  const tellMissing = useEffectEvent(() => toast({ title: t('missing') }))
  useEffect(() => {
    if (asked === null) return undefined
    let unmark = (): void => {}
    import('./show-passage.ts').then(
      ({ showPassage, unmarkPassage }) => {
        unmark = unmarkPassage
        if (body.current !== null && !showPassage(body.current, asked)) tellMissing()
      },
      // The article is there all the same.
      () => {},
    )
    return () => unmark()
  }, [asked, body])
}

function selectedIn(text: HTMLElement | null): Selected | null {
  const selection = getSelection()
  if (text === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const words = selection.toString().trim()
  const isInText = text.contains(range.commonAncestorContainer)
  return isInText && words !== '' ? { range: range.cloneRange(), words } : null
}
