import { useEffect } from 'react'
import { planAllowsTheme, planOf } from '../../contract/plans.ts'
import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { themeStore } from '../platform/theme.ts'
import { toast } from '../ui/toast-store.ts'
import { themeForAccount } from './account-theme.ts'
import { messages } from './messages.ts'

/** Brings the account's theme to this device when the account is first known. */
export function useAccountTheme(): void {
  const t = useText(messages)
  const { user } = useUser()
  const { hasSession } = usePageState()
  const userId = user?.id
  useEffect(() => {
    if (user === null) {
      // Signed out: a premium theme belongs to an account.
      const next = hasSession
        ? null
        : themeForAccount({ selectedTheme: 'dark', plan: 'free' }, themeStore.get())
      if (next !== null) themeStore.set(next)
      return
    }
    const plan = planOf(user)
    const next = themeForAccount({ selectedTheme: user.selectedTheme, plan }, themeStore.get())
    if (next === null) return
    themeStore.set(next)
    if (!planAllowsTheme(plan, user.selectedTheme))
      toast({ title: t('planEndedTitle'), description: t('planEnded') })
    // Once for each person: later changes are the person's own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [userId])
}
