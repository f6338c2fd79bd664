import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface Probe {
  reset(): Promise<void>
  /** The longest that a caller waited for an answer since the last reset, in milliseconds. */
  longest(): Promise<number>
  stop(): void
}

const EVERY_MS = 10

/** Another caller, in a process of its own: a busy bench must not be mistaken for a silent site. */
export async function startProbe(url: string): Promise<Probe> {
  const child = fork(new URL(import.meta.url).pathname, [url], { execArgv: process.execArgv })
  await once(child, 'message')
  const ask = async (question: string): Promise<number> => {
    const answer = once(child, 'message')
    child.send(question)
    return Number((await answer)[0])
  }
  return {
    reset: async () => void (await ask('reset')),
    longest: () => ask('longest'),
    stop: () => void child.kill(),
  }
}

async function poll(url: string): Promise<void> {
  let longest = 0
  let askedAt = performance.now()
  process.on('message', (question) => {
    // A call that is still waiting counts with the time it has waited so far.
    const answer = Math.round(Math.max(longest, performance.now() - askedAt))
    if (question === 'reset') longest = 0
    process.send?.(answer)
  })
  process.send?.('ready')
  for (;;) {
    askedAt = performance.now()
    await fetch(url).then(
      (response) => response.arrayBuffer(),
      () => {},
    )
    longest = Math.max(longest, performance.now() - askedAt)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    askedAt = performance.now()
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname && process.argv[2] !== undefined)
  await poll(process.argv[2])
