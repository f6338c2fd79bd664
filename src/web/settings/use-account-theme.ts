import { useEffect } from 'react'
import { planAllowsTheme, planOf } from '../../contract/plans.ts'
import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { themeStore } from '../platform/theme.ts'
import { toast } from '../ui/toast-store.ts'
import { themeForAccount } from './account-theme.ts'
import { messages } from './messages.ts'

/** Brings the account's theme to this device when the account is first known, and takes a premium one away with its plan. */
export function useAccountTheme(): void {
  const t = useText(messages)
  const { user } = useUser()
  const { hasSession } = usePageState()
  const userId = user?.id
  const plan = user === null ? 'free' : planOf(user)
  useEffect(() => {
    if (user === null) {
      // Signed out: a premium theme belongs to an account.
      const next = hasSession
        ? null
        : themeForAccount({ selectedTheme: 'dark', plan: 'free' }, themeStore.get())
      if (next !== null) themeStore.set(next)
      return
    }
    const shown = themeStore.get()
    const next = themeForAccount({ selectedTheme: user.selectedTheme, plan }, shown)
    if (next === null) return
    themeStore.set(next)
    // The account may know of the end already, and be dressed in dark.
    if (!planAllowsTheme(plan, user.selectedTheme) || !planAllowsTheme(plan, shown))
      toast({ title: t('planEndedTitle'), description: t('planEnded') })
    // Once for each person and plan: later changes are the person's own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [userId, plan])
}
