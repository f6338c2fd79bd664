import { useState, type ReactNode } from 'react'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

/** Hidden words are not in the page at all until they are asked for: neither read out nor found. */
export function Spoiler({ children }: { children: ReactNode }) {
  const t = useText(messages)
  const [isShown, show] = useState(false)
  if (isShown) return <span className="rounded-small bg-raised">{children}</span>
  return (
    <button type="button" className="rich-spoiler" onClick={() => show(true)}>
      {t('showSpoiler')}
    </button>
  )
}
