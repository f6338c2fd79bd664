import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages } from './messages.ts'
import { useReorder, type OwnPart, type OwnSeries } from './own-series.ts'

type Way = 'up' | 'down'

/** The parts in their order; two buttons move one, which the keyboard and a finger can press alike. */
export function PartsList({ series }: { series: OwnSeries }) {
  const t = useText(messages)
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ id: number; way: Way } | null>(null)
  const [said, say] = useState('')
  const reorder = useReorder(series)
  const { parts } = series

  // A part that moves takes the focus along; at an end, where its button is off, to the other one.
  useLayoutEffect(() => {
    if (moved.current === null) return
    const { id, way } = moved.current
    moved.current = null
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-part="${id}"] button:enabled`)
    const [first, last = first] = buttons ?? []
    const target = way === 'up' ? first : last
    target?.focus({ preventScroll: true })
  }, [parts])

  function move(part: OwnPart, from: number, way: Way): void {
    const to = way === 'up' ? from - 1 : from + 1
    moved.current = { id: part.id, way }
    say(t('moved', { title: part.title, number: to + 1 }))
    reorder(parts.toSpliced(from, 1).toSpliced(to, 0, part))
  }
  return (
    <>
      <ol ref={list} className="library-parts">
        {parts.map((part, at) => (
          <li className="flex items-center gap-1 min-h-11" key={part.id} data-part={part.id}>
            <Link to={placeOf(part)} lang={LANGUAGE_TAGS[part.language]} dir="auto">
              {part.title}
            </Link>
            {part.state === 'draft' && <span className="px-2 text-quiet text-sm">{t('draft')}</span>}
            <span className="flex -mr-2.5">
              <IconButton
                className="disabled:opacity-30"
                label={t('moveUp', { title: part.title })}
                icon={<ArrowUp />}
                disabled={at === 0}
                onClick={() => move(part, at, 'up')}
              />
              <IconButton
                className="disabled:opacity-30"
                label={t('moveDown', { title: part.title })}
                icon={<ArrowDown />}
                disabled={at === parts.length - 1}
                onClick={() => move(part, at, 'down')}
              />
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

function placeOf({ id, state }: OwnPart): string {
  return state === 'draft' ? `/create-article?article=${id}` : `/article/${id}`
}
