import { useText } from '../../platform/language.tsx'
import { messages } from './dialog-messages.ts'
import type { Chosen } from './use-case-act.ts'

/** What is done about an author confirms the reports: what they hid is removed with it, and what is adult is marked. */
export function AlsoDone({ item: { state, reports, actions, objectType }, action }: Chosen) {
  const t = useText(messages)
  if (action !== 'warn' && action !== 'silence' && action !== 'suspend') return null
  const isHidden = state === 'hidden'
  // Reports alone never mark an article.
  const isAdult =
    objectType !== 'article' &&
    actions.includes('mark-nsfw') &&
    reports.some(({ reason }) => reason === 'adult')
  if (!isHidden && !isAdult) return null
  return (
    <p role="note" className="text-warn text-sm font-semibold">
      {t(isHidden ? 'alsoRemoved' : 'alsoMarked')}
    </p>
  )
}
