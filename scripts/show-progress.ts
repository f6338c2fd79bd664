const QUIET_MS = 10_000

/** One line that is written over on a terminal; elsewhere, in a log, a line every ten seconds. */
export function showProgress(): { show(line: string): void; end(): void } {
  const { stdout } = process
  let shownAt = Date.now()
  let isShown = false
  return {
    show(line) {
      const now = Date.now()
      if (now - shownAt < (stdout.isTTY ? 100 : QUIET_MS)) return
      shownAt = now
      isShown = true
      stdout.write(stdout.isTTY ? `\r\u001b[K${line.slice(0, stdout.columns - 1)}` : `${line}\n`)
    },
    end() {
      if (isShown && stdout.isTTY) stdout.write('\r\u001b[K')
    },
  }
}

/** Ctrl-C and similar signals as an AbortSignal: what has started is cleaned up, and ends with this reason. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  const abort = (): void => controller.abort(new Error('interrupted; nothing of it is left'))
  // Not once: npm and the terminal may both pass the same signal on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abort)
  return controller.signal
}
