import { History } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import './drafts.css'
import { messages } from './messages.ts'
import type { DraftControls } from './use-draft.ts'

/** One quiet line about what was found: whose words these are, how old, and the ways out. */
export function DraftNotice({ draft }: { draft: DraftControls }) {
  const t = useText(messages)
  const { restored, other } = draft
  if (restored === null && other === null) return <div role="status" />
  const time = (restored ?? other)?.at ?? null
  return (
    <div role="status" className="flex gap-2.5 text-quiet text-sm">
      <History className="size-4.5" />
      <p className="meta-line gap-y-1">
        <span>{t(restored === null ? 'otherThere' : 'restored')}</span>
        {time !== null && <RelativeTime at={new Date(time).toISOString()} />}
        {restored !== null && (
          <button type="button" className="link" onClick={draft.startAfresh}>
            {t('startAfresh')}
          </button>
        )}
        {other !== null && (
          <button type="button" className="link" onClick={draft.takeOther}>
            {t(restored === null ? 'takeOther' : 'otherVersion')}
          </button>
        )}
      </p>
    </div>
  )
}
