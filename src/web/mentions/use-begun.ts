import { useEffect, useState } from 'react'
import { begunMention, type BegunMention, type MentionField } from './begun-mention.ts'

/** What is begun in a field, wherever the cursor goes. */
export function useBegun(field: MentionField, onLeave: () => void): BegunMention | null {
  const [begun, setBegun] = useState(() => begunMention(field))
  useEffect(() => {
    const look = (): void =>
      setBegun((before) => {
        const now = begunMention(field)
        return before?.at === now?.at && before?.start === now?.start ? before : now
      })
    look()
    const listening = new AbortController()
    const { signal } = listening
    for (const type of ['input', 'keyup', 'click'] as const) field.addEventListener(type, look, { signal })
    field.addEventListener('blur', onLeave, { signal })
    return () => listening.abort()
  }, [field, onLeave])
  return begun
}
