import { onePerSite } from '../platform/one-per-site.ts'
import { isPushEndpoint } from './push-services.ts'

export interface PushRequest {
  endpoint: string
  headers: Record<string, string>
  body: Buffer
}

const TIMEOUT_MS = 10_000

/** What calls the push services: the one part of it that tests replace. */
export const pushCaller = onePerSite((): { fetch: typeof fetch } => ({ fetch: (...call) => fetch(...call) }))

/**
 * Sends one push and returns the status. The service is asked again whether it is one, nothing is followed anywhere
 * else, and of its answer nothing but the status is read.
 */
export async function sendPush(
  caller: { fetch: typeof fetch },
  { endpoint, headers, body }: PushRequest,
): Promise<number> {
  if (!isPushEndpoint(endpoint)) throw new Error('This is no push service')
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error('The push service took too long')), TIMEOUT_MS)
  try {
    const response = await caller.fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: limit.signal,
    })
    await response.body?.cancel()
    return response.status
  } finally {
    clearTimeout(timer)
  }
}
