import { Suspense, useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { usePlace } from '../../platform/link.tsx'
import { SeeTranslation } from '../beside/see-translation.tsx'
import { useBeside } from '../beside/use-beside.ts'
import { toast } from '../../ui/toast-store.ts'
import { messages } from './messages.ts'

const PassageBubble = lazyComponent(async () => (await import('./passage-bubble.tsx')).PassageBubble)
const BesidePanel = lazyComponent(async () => (await import('../beside/beside-panel.tsx')).BesidePanel)

interface PassageWatchProps {
  article: Article
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

/**
 * Waits until words of the text are selected, or a paragraph is wanted in another language; leads to the words that the
 * address names (`?at=`).
 */
export function PassageWatch({ article, canEdit, body }: PassageWatchProps) {
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
  const { block, setBlock, seeTranslation } = useBeside(article, body)
  return (
    <>
      {seeTranslation && <SeeTranslation onSee={() => seeTranslation(null)} />}
      {selected && (
        <Suspense>
          <PassageBubble
            id={article.id}
            canEdit={canEdit}
            {...selected}
            seeTranslation={seeTranslation && (() => seeTranslation(selected.range.startContainer))}
            onClose={() => setSelected(null)}
          />
        </Suspense>
      )}
      {block !== null && (
        <Suspense>
          <BesidePanel
            article={article}
            body={body}
            block={block}
            onBlock={setBlock}
            onClose={() => setBlock(null)}
          />
        </Suspense>
      )}
    </>
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
