import { vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { PagePost } from '../../contract/page-posts.ts'
import { leaveApp, renderApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { answerUploads } from '../testing/uploads.ts'
import { PageCreatePage } from './page-create-page.tsx'
import { media, pagePost } from './post-testing.ts'
import { Composer } from './public.ts'

export const STORE = 'cendekia:draft:page-post:new'
export const DRAFTS = '/api/drafts/page-post/new'

type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>
type Options = NonNullable<Parameters<typeof renderPart>[1]>

const methodNow = () => vi.mocked(window.fetch).mock.lastCall?.[1]?.method ?? 'GET'

/** Answers one way to reading and another way to writing. */
export function byMethod(answers: Answers) {
  return () => {
    const answer = answers[methodNow()] ?? { body: { done: true } }
    return typeof answer === 'function' ? answer() : answer
  }
}

/** A server that gives back the draft it was given, over several visits. */
export function draftServer(): () => Answer {
  let content: unknown
  return () => {
    const body = vi.mocked(window.fetch).mock.lastCall?.[1]?.body
    if (methodNow() === 'DELETE') {
      content = undefined
      return { body: { done: true } }
    }
    if (methodNow() !== 'PUT') return { body: content === undefined ? null : stored(content) }
    if (typeof body === 'string') ({ content } = JSON.parse(body) as { content: unknown })
    return { body: { version: 1, updatedAt: '', hadNewer: false } }
  }
}
const stored = (content: unknown) => ({
  kind: 'page-post',
  key: 'new',
  version: 1,
  content,
  updatedAt: new Date().toISOString(),
  older: null,
})

const SERVER: Answers = {
  '/api/page-posts': { body: pagePost() },
  [DRAFTS]: byMethod({ GET: { body: null }, PUT: { body: { version: 1, updatedAt: '', hadNewer: false } } }),
  '/api/media/41': byMethod({ GET: { body: media(41) } }),
  '/api/media/42': byMethod({ GET: { body: media(42) } }),
}

/** The screen of its own, for a member. Uploads are answered by the test. */
export async function openPage({ at = '/page-create', answers = {}, ...options }: Options = {}) {
  const uploads = answerUploads()
  const calls = await renderPart(<PageCreatePage />, {
    user: SARI,
    at,
    ...options,
    answers: { ...SERVER, ...answers },
  })
  return { uploads, sent: (path: string) => calls.filter((call) => call.path === path) }
}

/** The same screen with everything around it, such as the bar at the bottom of a phone. */
export async function openWholePage(at: string) {
  const uploads = answerUploads()
  await renderApp(at, { user: SARI, answers: SERVER })
  const isWhole = (): boolean =>
    form() !== null && document.querySelector('nav[aria-label="Quick navigation"]') !== null
  await vi.waitUntil(isWhole, 30_000)
  return { uploads }
}

/** The line of the feed. */
export async function openLine({ answers = {}, ...options }: Options = {}) {
  const uploads = answerUploads()
  const onPosted = vi.fn<(post: PagePost) => void>()
  const calls = await renderPart(<Composer onPosted={onPosted} />, {
    user: SARI,
    at: '/page',
    ...options,
    answers: { ...SERVER, ...answers },
  })
  return { uploads, onPosted, sent: (path: string) => calls.filter((call) => call.path === path) }
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const tab = (name: string) => page.getByRole('tab', { name })
export const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true })
export const title = () => field(/^Title/)
export const text = () => field('Text (optional)')
export const alt = () => field(/^Describe the/)
export const medium = () => page.getByRole('group', { name: /^(Photo|Video)$/ })
export const summary = () => page.getByRole('alert').filter({ hasText: /to fix|didn’t go through/ })
export const form = () => document.querySelector('form:has([role=tab])')
export const kept = () =>
  (JSON.parse(localStorage.getItem(STORE) ?? 'null') as { content: Record<string, unknown> } | null)?.content

export async function choose(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  await userEvent.upload(input ?? document.body, [file])
}

export function bring(how: 'paste' | 'drop' | 'dragover', files: File[], onto = form()): void {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const options = { bubbles: true, cancelable: true }
  onto?.dispatchEvent(
    how === 'paste'
      ? new ClipboardEvent('paste', { ...options, clipboardData: data })
      : new DragEvent(how, { ...options, dataTransfer: data }),
  )
}

/** The keys under which posts were sent. */
export const keysSent = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([path, init]) => path === '/api/page-posts' && init?.method === 'POST')
    .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))

/** First the form, which keeps its draft when it goes, then everything that was kept. */
export async function leaveComposer(): Promise<void> {
  await cleanup()
  await leaveApp()
}
