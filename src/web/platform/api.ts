import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../../contract/endpoint.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import { shownLanguage } from './language.tsx'

/** Spec 8: the message is the status code, a colon, a space, then the body or, without one, the status text. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  /** The server's `message` field, for people. */
  readonly serverMessage: string | undefined
  readonly fields: Record<string, string>
  /** With `edit_conflict`: what stands there now. */
  readonly current: ErrorBody['current']
  /** After how many seconds it may be tried again, where the server has said so. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, statusText: string, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`)
    const parsed = readErrorBody(body)
    this.status = status
    this.code = parsed.code
    this.serverMessage = parsed.message
    this.fields = parsed.fields ?? {}
    this.current = parsed.current
    this.retryAfterSeconds = Number(retryAfter) || undefined
  }
}

function readErrorBody(body: string): Partial<ErrorBody> {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

/** What a person is told when a call failed: the server's words, or nothing when there are none. */
export function serverMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined
}

/** What stands beside the field or button that failed: the server's words for it, else our own. */
export function failureOf(error: unknown, otherwise: string): string | undefined {
  if (error === null) return undefined
  const [first] = error instanceof ApiError ? Object.values(error.fields) : []
  return first ?? serverMessageOf(error) ?? otherwise
}

/** What late parts of the page tell the server with every call. */
export const moreHeaders: Record<string, string> = {}

/** Every call goes out here. Spec 7: credentials always; JSON says so; form data is sent as given. */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  key?: string,
  keepalive = false,
): Promise<Response> {
  const isForm = body instanceof FormData
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      'X-Language': shownLanguage(),
      ...moreHeaders,
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    keepalive,
  })
  if (!response.ok) {
    const { status, statusText, headers } = response
    throw new ApiError(status, statusText, await response.text(), headers.get('Retry-After'))
  }
  return response
}

type Options<E> = (ParamsOf<E> extends undefined ? { params?: undefined } : { params: ParamsOf<E> }) &
  (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> }) & {
    query?: QueryOf<E>
    signal?: AbortSignal
    /** The Idempotency-Key: a repeat after a lost answer is done once. */
    key?: string
    /** It goes out although the page is being left. */
    keepalive?: boolean
  }

/** Calls an endpoint of the contract; its types come from there. */
export async function call<E extends Endpoint>(
  route: E,
  ...[options]: object extends Options<E> ? [Options<E>?] : [Options<E>]
): Promise<ResponseOf<E>> {
  const { params, query, body, signal, key, keepalive } = options ?? {}
  const response = await send(route.method, addressOf(route, params, query), body, signal, key, keepalive)
  return (await response.json()) as ResponseOf<E>
}

/** The same address as a stream of events that stays open. */
export function openStream<E extends Endpoint>(route: E, query: QueryOf<E>): EventSource {
  return new EventSource(addressOf(route, undefined, query))
}

/** One page of a list: its items, and the cursor of the next page if there is one. */
export interface Page<T> {
  items: T
  next: string | null
}

/** As `call`, for a list whose next page is named in the `Link` header. */
export async function callPage<E extends Endpoint>(
  route: E,
  ...[options]: object extends Options<E> ? [Options<E>?] : [Options<E>]
): Promise<Page<ResponseOf<E>>> {
  const path = addressOf(route, options?.params, options?.query)
  const response = await send(route.method, path, undefined, options?.signal)
  const items = (await response.json()) as ResponseOf<E>
  const next = /<([^<>]*)>\s*;\s*rel="?next"?/.exec(response.headers.get('Link') ?? '')?.[1]
  return { items, next: /[?&]cursor=([\w-]+)/.exec(next ?? '')?.[1] ?? null }
}

/** The address of a call, which is also the first element of its query key. */
export function addressOf(route: { path: string }, params?: unknown, query?: unknown): string {
  const values = (params ?? {}) as Record<string, string | number>
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString()
  return search === '' ? path : `${path}?${search}`
}
