import { vi } from 'vitest'
import { checkAnswer } from './check-answer.ts'

export interface Answer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

export interface SentCall {
  method: string
  path: string
  body: unknown
}

/**
 * Stands in for the server: answers by path, or by method and path, and keeps what was sent. A path without an answer
 * is out of reach; an answer that the contract does not allow fails the test.
 */
export function answering(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>): SentCall[] {
  const calls: SentCall[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = typeof input === 'string' ? input : new Request(input).url
    const text = typeof init?.body === 'string' ? init.body : undefined
    const method = init?.method ?? 'GET'
    calls.push({ method, path, body: text === undefined ? undefined : JSON.parse(text) })
    const answer = answers[`${method} ${path}`] ?? answers[path]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const given = typeof answer === 'function' ? answer() : answer
    const { status = 200, body = {}, headers = {} } = await untilStopped(given, init?.signal)
    checkAnswer(method, path, status, body)
    return Response.json(body, { status, headers })
  })
  return calls
}

/** A call that is given up fails, as the browser has it. */
function untilStopped(answer: Answer | Promise<Answer>, signal?: AbortSignal | null): Promise<Answer> {
  return new Promise((done, fail) => {
    signal?.addEventListener('abort', () => fail(new DOMException('Given up', 'AbortError')))
    Promise.resolve(answer).then(done, fail)
  })
}

const stops: (() => void)[] = []

/** Where the browser was sent by a real load; the load itself is called off, or the test would end with it. */
export function watchLeaving(): string[] {
  const left: string[] = []
  const onNavigate = (event: NavigateEvent): void => {
    if (event.destination.sameDocument) return
    left.push(event.destination.url)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', onNavigate)
  stops.push(() => navigation.removeEventListener('navigate', onNavigate))
  return left
}

export function stopWatching(): void {
  for (const stop of stops.splice(0)) stop()
}

/** A storage that refuses everything, as some private windows have it. */
export const forbiddenStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => {
    throw new DOMException('forbidden', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => {
    throw new DOMException('forbidden', 'SecurityError')
  },
}

/** A storage for rules that run without a browser. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
