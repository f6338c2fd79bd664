import type { CustomFetch } from 'openid-client'

export const PROVIDER_TIMEOUT_MS = 10_000
const ANSWER_BYTES = 1024 * 1024

/** The one way out to a provider: in time, in size, and only to the address that was asked. */
export function boundedFetch(timeoutMs: number): CustomFetch {
  return async (url, { body, ...options }) => {
    const limit = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, {
      ...options,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
    })
    const bytes = await readBounded(response)
    const { status, headers } = response
    return new Response(bytes.length === 0 ? null : bytes, { status, headers })
  }
}

/** Counts what arrives: a length that is announced may be a lie, and unpacking may make it grow. */
async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > ANSWER_BYTES) throw new Error('The answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
