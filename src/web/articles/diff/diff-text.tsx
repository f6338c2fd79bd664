import { useState } from 'react'
import type { DiffPart } from '../../../contract/article-history.ts'
import { useText } from '../../platform/language.tsx'
import { foldSame } from './fold-same.ts'
import { messages } from './messages.ts'

export function DiffText({ parts }: { parts: DiffPart[] }) {
  return parts.map((part, place) => (
    <Part
      // oxlint-disable-next-line react/no-array-index-key -- parts never change places
      key={place}
      part={part}
      isFirst={place === 0}
      isLast={place === parts.length - 1}
    />
  ))
}

interface PartProps {
  part: DiffPart
  isFirst: boolean
  isLast: boolean
}

function Part({ part: { kind, text }, isFirst, isLast }: PartProps) {
  const t = useText(messages)
  if (kind === 'same') return <SameText text={text} isFirst={isFirst} isLast={isLast} />
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <span className="sr-only"> [{t(kind)} </span>
      {text}
      <span className="sr-only"> {t('end')}] </span>
    </Mark>
  )
}

/** Long stretches without a change are folded, so that the changes are what one sees. */
function SameText({ text, isFirst, isLast }: { text: string; isFirst: boolean; isLast: boolean }) {
  const t = useText(messages)
  const [isOpen, setOpen] = useState(false)
  const folded = isOpen ? null : foldSame(text, { isFirst, isLast })
  if (folded === null) return text
  return (
    <>
      {folded.before}
      <button
        type="button"
        className="block w-full min-h-8 my-3 px-3 py-1 rounded-control bg-raised text-quiet font-ui text-sm font-semibold text-center hover:text-text max-md:min-h-11"
        onClick={() => setOpen(true)}
      >
        {t('unchanged', { count: folded.words })}
      </button>
      {folded.after}
    </>
  )
}
