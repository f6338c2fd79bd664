import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { User } from '../../contract/auth.ts'
import { DEFAULT_THEME, isPremiumTheme, planAllowsTheme, planOf, type Theme } from '../../contract/plans.ts'
import { saveTheme } from '../../contract/settings.ts'
import { useUser, userQuery } from '../auth/public.ts'
import { ApiError, call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { themeStore } from '../platform/theme.ts'
import { toast } from '../ui/toast-store.ts'
import { messages } from './theme-messages.ts'

interface ThemeChoice {
  theme: Theme
  choose: (theme: Theme) => void
  /** In the account alone: one that is shown already, and the one to go back to. */
  save: (next: Theme, before: Theme) => Promise<void>
}

/** Chooses a theme: at once on this device, and for a member in the account too. */
export function useThemeChoice(): ThemeChoice {
  const t = useText(messages)
  const { user } = useUser()
  const queryClient = useQueryClient()
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get, () => DEFAULT_THEME)

  function choose(next: Theme): void {
    if (isPremiumTheme(next)) {
      if (user === null)
        return toast({ title: t('loginRequiredTitle'), description: t('loginRequired'), tone: 'destructive' })
      if (!planAllowsTheme(planOf(user), next)) {
        const description = t('planRequired', { tier: t(next) })
        return toast({ title: t('planRequiredTitle'), description, tone: 'destructive' })
      }
    }
    const before = themeStore.get()
    themeStore.set(next)
    if (user !== null) void save(next, before)
  }

  async function save(next: Theme, before: Theme): Promise<void> {
    try {
      const { selectedTheme } = await call(saveTheme, { body: { theme: next } })
      queryClient.setQueryData(
        userQuery.queryKey,
        (known: User | null | undefined) => known && { ...known, selectedTheme },
      )
      toast({ title: t('themeSavedTitle'), description: t('themeSaved') })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        // Signed out elsewhere: the choice stays on this device, and the page shows a visitor.
        queryClient.setQueryData(userQuery.queryKey, null)
        return
      }
      // Somebody who has chosen again meanwhile keeps that.
      if (themeStore.get() === next) themeStore.set(before)
      toast({ title: t('themeFailedTitle'), description: t('themeFailed'), tone: 'destructive' })
    }
  }

  return { theme, choose, save }
}
