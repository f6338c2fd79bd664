import { useState } from 'react'
import { useUser } from '../../auth/public.ts'

const kept = new Map<string, unknown>()

/** What somebody wrote in a dialog, still there when they open it again: closing it must not cost them their words. */
export function useKept<Value>(name: string, start: Value) {
  const { user } = useUser()
  const key = `${user?.id} ${name}`
  const [value, setValue] = useState(() => (kept.get(key) as Value | undefined) ?? start)
  function change(next: Value): void {
    kept.set(key, next)
    setValue(next)
  }
  return [value, change, () => void kept.delete(key)] as const
}
