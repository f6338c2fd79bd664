import { HOUR_MS } from './clock.ts'

/** Runs at once, since a site may be restarted more often than that, and then every hour. */
export function startHourly(work: () => Promise<void>): { stop: () => Promise<void> } {
  let atWork: Promise<void> | undefined
  const begin = (): void => {
    atWork ??= work().finally(() => (atWork = undefined))
  }
  begin()
  const timer = setInterval(begin, HOUR_MS)
  return {
    async stop() {
      clearInterval(timer)
      await atWork
    },
  }
}
