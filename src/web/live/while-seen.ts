/** After as long out of sight nobody is here any more: the server then counts them as away. */
const AWAY_MS = 10 * 60_000

/**
 * Runs something while the page is looked at, and for a while after, or until it says itself that it rests now: it is
 * started again when the page is looked at. A page that is put aside for Back may hold neither a lock nor a stream.
 */
export function whileSeen(start: (rest: () => void) => () => void): () => void {
  let stop: (() => void) | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()
  const leave = (): void => {
    clearTimeout(leaving)
    stop?.()
    stop = undefined
  }
  const look = (): void => {
    clearTimeout(leaving)
    if (document.hidden) leaving = setTimeout(leave, AWAY_MS)
    else stop ??= start(leave)
  }
  const { signal } = listening
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', look, { signal })
  stop = start(leave)
  look()
  return () => {
    listening.abort()
    leave()
  }
}
