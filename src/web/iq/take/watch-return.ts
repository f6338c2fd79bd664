const LOOK_MS = 5000
/** Two clocks of one computer are never so far apart, unless it slept. */
const SLEPT_MS = 2000

/** Calls back when somebody may have come back: to the tab, to the line, or with a computer that slept. */
export function watchReturn(onReturn: () => void): () => void {
  const apart = (): number => Date.now() - performance.now()
  let before = apart()
  const timer = setInterval(() => {
    const now = apart()
    if (now - before > SLEPT_MS) onReturn()
    before = now
  }, LOOK_MS)
  const names = ['focus', 'pageshow', 'online'] as const
  for (const name of names) addEventListener(name, onReturn)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    clearInterval(timer)
    for (const name of names) removeEventListener(name, onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
}
