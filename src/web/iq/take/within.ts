/** A line that takes a call and never answers is as good as none. */
const LIMIT_MS = 10_000

/** Gives the call up when it takes too long. Only for calls that may be repeated. */
export async function within<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), LIMIT_MS)
  try {
    return await work(stop.signal)
  } finally {
    clearTimeout(timer)
  }
}
