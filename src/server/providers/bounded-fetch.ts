import type { CustomFetch } from 'openid-client'

export const PROVIDER_TIMEOUT_MS = 10_000
const ANSWER_BYTES = 1024 * 1024

/** The only way to call a provider: bounded in time and size, and only to the given address. */
export function boundedFetch(timeoutMs: number): CustomFetch {
  return async (url, { body, ...options }) => {
    // Our limit stands in for openid-client's own, which is longer.
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new Error('The answer took too long')), timeoutMs)
    try {
      const response = await fetch(url, {
        ...options,
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal: limit.signal,
      })
      const bytes = await readBounded(response, limit.signal)
      const { status, headers } = response
      return new Response(bytes.length === 0 ? null : bytes, { status, headers })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Counts what arrives: a length that is announced may be a lie, and unpacking may make it grow. */
async function readBounded(response: Response, signal: AbortSignal): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  const stop = () => void reader?.cancel().catch(() => {})
  // Node 20 loses a fetch's signal when its request is collected before the body ends, so it is referenced here too.
  signal.addEventListener('abort', stop)
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    chunks.push(part.value)
    size += part.value.length
    if (size <= ANSWER_BYTES) continue
    stop()
    throw new Error('The answer is too large')
  }
  signal.throwIfAborted()
  return Buffer.concat(chunks)
}
