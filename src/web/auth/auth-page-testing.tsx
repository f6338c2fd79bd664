import { QueryClientProvider } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Language } from '../../contract/messages.ts'
import type { PageState } from '../../contract/rendering.ts'
import { LanguageProvider } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { EMPTY_STATE, PageStateContext } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { dismissToast, toast, toastStore } from '../ui/toast-store.ts'
import { Toaster } from '../ui/toast.tsx'
import { stopWatching } from '../testing/stand-ins.ts'
import '../styles/app.css'
import { AuthPage } from './auth-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const start = location.href
/** Puts the page back as it was before a test. */
export async function cleanUp(): Promise<void> {
  vi.restoreAllMocks()
  stopWatching()
  if (toastStore.get() !== null) {
    // A fresh one, because the one on screen may wait for a clock that a test has stopped.
    toast({ title: 'over' })
    dismissToast(toastStore.get()?.id ?? 0)
    await vi.waitFor(() => expect(toastStore.get()).toBeNull(), 30_000)
  }
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', start)
}

interface Shown {
  at?: string
  /** The query of the address itself. */
  search?: string
  language?: Language
  state?: Partial<PageState>
}

let visits = 0

/** Opens an auth screen at an inner path. The mark keeps two visits of one path from being one double click. */
export function openAuth({ at = '/auth', search, language = 'en', state }: Shown = {}) {
  navigate(`${at}${at.includes('?') ? '&' : '?'}visit=${visits++}`)
  if (search !== undefined) history.replaceState(history.state, '', `/v2/${search}${location.hash}`)
  const Page = at.startsWith('/reset-password') ? ResetPasswordPage : AuthPage
  return render(
    <PageStateContext value={{ ...EMPTY_STATE, language, ...state }}>
      <QueryClientProvider client={createQueryClient()}>
        <LanguageProvider initial={language}>
          <Page />
          <Toaster />
        </LanguageProvider>
      </QueryClientProvider>
    </PageStateContext>,
  )
}
