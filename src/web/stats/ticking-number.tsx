import { useState } from 'react'
import { LOCALES } from '../../contract/messages.ts'
import { useLanguage } from '../platform/language.tsx'

/** A number that changes in place: the new one rises a little, once. A dash until there is one. */
export function TickingNumber({ value }: { value: number | undefined }) {
  const { language } = useLanguage()
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return (
    <span key={value} className={value === first ? undefined : 'tick'} suppressHydrationWarning>
      {value === undefined ? '–' : value.toLocaleString(LOCALES[language])}
    </span>
  )
}
