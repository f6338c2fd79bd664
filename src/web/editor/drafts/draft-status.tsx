import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import type { DraftState } from './draft-keeper.ts'
import './drafts.css'
import { messages } from './messages.ts'

const ICONS = { device: Check, server: Check, offline: CloudOff, unkept: TriangleAlert }

/** Where the words are. Seen at every change, read out only when something is different: nobody can write otherwise. */
export function DraftStatus({ state }: { state: DraftState }) {
  const t = useText(messages)
  const Icon = state === 'none' ? null : ICONS[state]
  const spoken = state === 'none' ? '' : t(state === 'device' || state === 'server' ? 'kept' : state)
  return (
    <div className="editor-status min-w-0 text-sm" data-state={state}>
      {Icon !== null && (
        <p className="flex items-center gap-2" aria-hidden="true">
          <Icon className="size-4" />
          {t(state === 'none' ? 'kept' : state)}
        </p>
      )}
      <p role="status" className="sr-only flex items-center gap-2">
        {spoken}
      </p>
    </div>
  )
}
