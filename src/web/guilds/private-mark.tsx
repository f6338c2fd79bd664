import { Lock } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { messages } from './tile-messages.ts'

/** Among the facts of a guild that others do not see into. */
export function PrivateMark() {
  const t = useText(messages)
  return (
    <span className="whitespace-nowrap icons-3.5">
      <Lock className="inline me-1 align-[-2px]" aria-hidden="true" />
      {t('private')}
    </span>
  )
}

/** What is posted in it is for adults, unless its author says otherwise. */
export function AdultMark() {
  const t = useText(messages)
  return <span className="whitespace-nowrap">{t('adult')}</span>
}
