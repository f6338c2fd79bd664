import { useEffect } from 'react'
import { showToastFromLastPage, useUser } from '../auth/public.ts'
import { usePushedPlace, useServiceWorker } from '../offline/public.ts'
import { tieCodesTo } from '../platform/secure-link.ts'
import { useWaitingChanges } from '../reactions/public.ts'
import { useAccountLanguages } from '../reading/public.ts'
import { useAccountTheme } from '../settings/public.ts'
import { usePendingAction } from '../sign-in-wall/public.ts'

/** What follows from who is signed in: the theme and languages of the account, what was wanted before or without a line, whose the codes are, for whom articles are kept, where a push leads. */
export function AccountSync(): null {
  const { user } = useUser()
  const userId = user?.id ?? null
  useAccountTheme()
  useAccountLanguages()
  usePendingAction()
  useServiceWorker(userId)
  usePushedPlace()
  useWaitingChanges(userId)
  useEffect(() => tieCodesTo(userId), [userId])
  useEffect(() => showToastFromLastPage(), [])
  return null
}
