import { Suspense, useCallback, useEffect, useState } from 'react'
import { useUser } from '../auth/public.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import type { MentionField } from './begun-mention.ts'

const Completion = lazyComponent(async () => (await import('./completion.tsx')).Completion)

/** As long as an alias may be. */
const NEAR = 50

/** One listener for every field that says `data-mentions`; the code is fetched at the first `@` that a member types. */
export function Mentions() {
  const { user } = useUser()
  const isMember = Boolean(user)
  const [field, setField] = useState<MentionField | null>(null)
  const leave = useCallback(() => setField(null), [])
  useEffect(() => {
    if (!isMember) return undefined
    const look = ({ target }: Event): void => {
      const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
      if (!isField || target.dataset['mentions'] === undefined) return
      const end = target.selectionEnd ?? 0
      if (target.value.slice(Math.max(0, end - NEAR), end).includes('@')) setField(target)
    }
    document.addEventListener('input', look)
    return () => document.removeEventListener('input', look)
  }, [isMember])
  if (field === null) return null
  return (
    <Suspense>
      <Completion field={field} onLeave={leave} />
    </Suspense>
  )
}
