import type { LeavingNote } from '../../contract/leaving.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './dialog-messages.ts'

const PLAN_NAMES = { topaz: 'Topaz', agate: 'Agate', aqua: 'Aqua' } as const

/** It has to be settled first. */
export function isBlocking({ kind }: LeavingNote): boolean {
  return kind === 'staff' || kind === 'export'
}

/** What somebody has to know, or to do, before they leave. */
export function LeavingNotes({ notes }: { notes: LeavingNote[] }) {
  const t = useText(messages)
  if (notes.length === 0) return null
  const words = (note: LeavingNote): string => {
    if (note.kind === 'plan') return t('plan', { plan: PLAN_NAMES[note.plan] })
    if (note.kind !== 'guild') return t(note.kind)
    return note.heir === null
      ? t('noHeir', { guild: note.name })
      : t('heir', { heir: note.heir, guild: note.name })
  }
  return (
    <ul className="note grid gap-1">
      {notes.map((note) => (
        <li key={note.kind === 'guild' ? note.id : note.kind} dir="auto">
          {words(note)}
        </li>
      ))}
    </ul>
  )
}
