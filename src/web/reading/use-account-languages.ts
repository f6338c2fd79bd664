import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../auth/public.ts'
import { usePageState } from '../platform/page-state.tsx'
import { choicesForAccount } from './choices.ts'
import { languagesQuery } from './languages-query.ts'
import { readingStore } from './reading-store.ts'

/** Brings what the account reads and writes in to this device, and takes it away with the account. */
export function useAccountLanguages(): void {
  const { hasSession } = usePageState()
  const { user } = useUser()
  const { data } = useQuery({ ...languagesQuery, enabled: user !== null })
  useEffect(() => {
    if (!hasSession) readingStore.clearAccount()
  }, [hasSession])
  useEffect(() => {
    const next = data && choicesForAccount(data, readingStore.get())
    if (next) readingStore.set(next)
  }, [data])
}
