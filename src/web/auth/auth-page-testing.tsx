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
import '../styles/app.css'
import { AuthPage } from './auth-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

export interface Answer {
  status?: number
  body?: unknown
}

export interface SentCall {
  method: string
  path: string
  body: unknown
}

/** Stands in for the server: answers by path, and keeps what was sent. A path without an answer is out of reach. */
export function answering(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>): SentCall[] {
  const calls: SentCall[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = typeof input === 'string' ? input : 'href' in input ? input.href : input.url
    const text = typeof init?.body === 'string' ? init.body : undefined
    calls.push({
      method: init?.method ?? 'GET',
      path,
      body: text === undefined ? undefined : JSON.parse(text),
    })
    const answer = answers[path]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const { status = 200, body = {} } = typeof answer === 'function' ? await answer() : answer
    return Response.json(body, { status })
  })
  return calls
}

/** Where the browser was sent by a real load; the load itself is called off, or the test would end with it. */
export function watchLeaving(): string[] {
  const left: string[] = []
  const onNavigate = (event: NavigateEvent): void => {
    if (event.destination.sameDocument) return
    left.push(event.destination.url)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', onNavigate)
  leavings.push(() => navigation.removeEventListener('navigate', onNavigate))
  return left
}
const leavings: (() => void)[] = []

const start = location.href
/** Puts the page back as it was before a test. */
export async function cleanUp(): Promise<void> {
  vi.restoreAllMocks()
  for (const stop of leavings.splice(0)) stop()
  if (toastStore.get() !== null) {
    // A fresh one, because the one on screen may wait for a clock that a test has stopped.
    toast({ title: 'over' })
    dismissToast(toastStore.get()?.id ?? 0)
    await vi.waitFor(() => expect(toastStore.get()).toBeNull())
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

export function shownToast(): { title: string; description?: string | undefined; tone: string } | null {
  const shown = toastStore.get()
  return shown && { title: shown.title, description: shown.description, tone: shown.tone }
}
