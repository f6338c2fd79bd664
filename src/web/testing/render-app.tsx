// First, as in main.tsx: it says the order of the layers.
import '../styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { User } from '../../contract/auth.ts'
import type { Language } from '../../contract/messages.ts'
import type { PageState } from '../../contract/rendering.ts'
import { App } from '../app/app.tsx'
import { LanguageProvider } from '../platform/language.tsx'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE, PageStateContext } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { removeStored } from '../platform/storage.ts'
import { themeStore } from '../platform/theme.ts'
import { dismissToast, toast, toastStore } from '../ui/toast-store.ts'
import { Toaster } from '../ui/toast.tsx'
import { answering, stopWatching, type Answer, type SentCall } from './stand-ins.ts'

const USER = '/api/auth/user'

export const SARI: User = {
  id: 7,
  firstName: 'Sari',
  lastName: 'Wijaya',
  aliasName: 'sari_w',
  email: 'sari@example.org',
  profileImageUrl: null,
  fame: 1234,
  iqTestTaken: false,
  iqScore: null,
  selectedTheme: 'dark',
  isTopaz: false,
  isAgate: false,
  isAqua: false,
  isFree: true,
  canLink: false,
}

interface Visit {
  /** Who is signed in; nobody unless told. */
  user?: User | undefined
  language?: Language
  answers?: Record<string, Answer | (() => Answer | Promise<Answer>)>
  state?: Partial<PageState>
}

const start = location.href
let stops: (() => void)[] = []
let visits = 0
const KEPT = [
  'theme',
  'premium-theme',
  'language',
  'cookie-consent',
  'cookie-preferences',
  'notifications',
] as const

/** The browser at an inner path, with a server that knows the person. */
function visit(path: string, { user, language = 'en', answers, state }: Visit) {
  const calls = answering({
    ...(user && {
      [USER]: { body: user },
      '/api/iq/status': {
        body: { iqTestTaken: user.iqTestTaken, attempt: null, mayStartAt: null, isOldEnough: true },
      },
    }),
    ...answers,
  })
  history.replaceState({ key: `visit-${visits++}` }, '', secureLink(path))
  stops.push(locationStore.start(), themeStore.start())
  // Whoever goes back may follow any link at once: the guard against double clicks forgets the test before.
  dispatchEvent(new PopStateEvent('popstate'))
  return { calls, state: { ...EMPTY_STATE, path, language, hasSession: user !== undefined, ...state } }
}

/** The whole app, as a person meets it who opens that path. */
export async function renderApp(path: string, options: Visit = {}): Promise<SentCall[]> {
  const { calls, state } = visit(path, options)
  await render(<App state={state} queryClient={createQueryClient()} />)
  return calls
}

/** One part of it, with everything around that a part may ask for; the person is known from the start. */
export async function renderPart(
  part: ReactNode,
  options: Visit & { at?: string } = {},
): Promise<SentCall[]> {
  const { calls, state } = visit(options.at ?? '/', options)
  const queryClient = createQueryClient()
  if (options.user) queryClient.setQueryData([USER], options.user)
  await render(
    <PageStateContext value={state}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider initial={state.language}>
          {part}
          <Toaster />
        </LanguageProvider>
      </QueryClientProvider>
    </PageStateContext>,
  )
  return calls
}

/** As `expect.poll`, with time for code that is fetched on the way: the machine may be busy. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: 30_000 })
}

export function shownToast(): { title: string; description?: string | undefined; tone: string } | null {
  const shown = toastStore.get()
  return shown && { title: shown.title, description: shown.description, tone: shown.tone }
}

/** Puts the browser back as it was before a test. */
export async function leaveApp(): Promise<void> {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  stopWatching()
  for (const stop of stops) stop()
  stops = []
  if (toastStore.get() !== null) {
    // A fresh one, because the one on screen may wait for a clock that a test has stopped.
    toast({ title: 'over' })
    dismissToast(toastStore.get()?.id ?? 0)
    await vi.waitFor(() => expect(toastStore.get()).toBeNull(), 30_000)
  }
  sessionStorage.clear()
  localStorage.clear()
  // What a test without storage has chosen.
  for (const key of KEPT) removeStored(key)
  for (const name of ['theme', 'lang']) document.cookie = `${name}=; Path=/; Max-Age=0`
  history.replaceState(null, '', start)
}
