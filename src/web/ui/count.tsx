import type { ReactNode } from 'react'
import { useLanguage } from '../platform/language.tsx'
import { formatCount } from '../platform/format.ts'

/** A small picture and a number; a screen reader hears the words instead. */
export function Count({ value, words, icon }: { value: number; words: string; icon: ReactNode }) {
  const { language } = useLanguage()
  return (
    <span className="count">
      {icon}
      <span aria-hidden="true" suppressHydrationWarning>
        {formatCount(value, language)}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
