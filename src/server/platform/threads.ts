import type { Worker } from 'node:worker_threads'
import { fail, Refusal } from './errors.ts'
import { messages } from './messages.ts'
import { ask, startThread, WorkTooLong, type WorkRequest } from './work-thread.ts'

export interface Threads {
  run(request: WorkRequest, onDone: OnDone): Promise<unknown>
  close(): Promise<void>
}

/** Called with how long a thread was busy, whatever the outcome. */
export type OnDone = (result: 'done' | 'refused' | 'too long' | 'failed', milliseconds: number) => void

interface Job extends WorkRequest {
  size: number
  onDone: OnDone
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

interface Thread {
  isBusy: boolean
  worker: Worker | undefined
  /** Ends the worker when nothing has been asked of it for a while. */
  ending: NodeJS.Timeout | undefined
}

const THREADS = 2
const DEADLINE_MS = 5000
const MOST_WAITING = 100
/** Another thread takes 27 MB: it is started only when a job has waited this long for the first, and ended after a rest. */
const PATIENCE_MS = 50
const REST_MS = 60_000

/** A few threads that start when they are needed, with a bounded queue, and a deadline for each job. */
export function createThreads(entry: URL, { deadlineMs = DEADLINE_MS, restMs = REST_MS } = {}): Threads {
  const waiting: Job[] = []
  const threads = Array.from({ length: THREADS }, (): Thread => ({
    isBusy: false,
    worker: undefined,
    ending: undefined,
  }))

  function dispatch(isLate = false): void {
    const free = threads.filter(({ isBusy }) => !isBusy)
    const mayStart = isLate || threads.every(({ worker, isBusy }) => worker === undefined && !isBusy)
    const thread = free.find(({ worker }) => worker !== undefined) ?? (mayStart ? free[0] : undefined)
    const job = thread && waiting.shift()
    if (thread === undefined || job === undefined) return
    thread.isBusy = true
    clearTimeout(thread.ending)
    void work(thread, job).finally(() => {
      thread.isBusy = false
      // The first one stays: the next comment does not wait for its start.
      if (thread !== threads[0]) thread.ending = setTimeout(() => void end(thread), restMs).unref()
      dispatch()
    })
  }

  async function end(thread: Thread): Promise<void> {
    const { worker } = thread
    thread.worker = undefined
    await worker?.terminate()
  }

  async function work(thread: Thread, job: Job): Promise<void> {
    let startedAt = performance.now()
    const done = (result: Parameters<OnDone>[0]): void => job.onDone(result, performance.now() - startedAt)
    try {
      thread.worker ??= await startThread(entry)
      startedAt = performance.now()
      const answer = await ask(thread.worker, job, deadlineMs)
      done('refusal' in answer ? 'refused' : 'done')
      if ('refusal' in answer) job.reject(new Refusal(...answer.refusal))
      else job.resolve(answer.result)
    } catch (error) {
      // A running thread can't be stopped in any other way.
      await end(thread)
      done(error instanceof WorkTooLong ? 'too long' : 'failed')
      job.reject(error)
    }
  }

  return {
    async run({ name, input }, onDone) {
      if (waiting.length >= MOST_WAITING) fail('unavailable', messages.busy, { retryAfterSeconds: 5 })
      return new Promise((resolve, reject) => {
        const job = { name, input, size: sizeOf(input), onDone, resolve, reject }
        waiting.push(job)
        // The smallest first: a comment does not wait behind a queue of whole books.
        waiting.sort((one, other) => one.size - other.size)
        dispatch()
        if (waiting.includes(job))
          setTimeout(() => waiting.includes(job) && dispatch(true), PATIENCE_MS).unref()
      })
    },
    close: async () => {
      for (const thread of threads) await end(thread)
    },
  }
}

/** Roughly, of an entry in a map. */
const ENTRY_SIZE = 100

/** The size of a job in characters. */
function sizeOf(input: unknown): number {
  if (typeof input === 'string') return input.length
  if (typeof input !== 'object' || input === null) return 1
  if (ArrayBuffer.isView(input)) return input.byteLength
  if (input instanceof Map || input instanceof Set) return input.size * ENTRY_SIZE
  return Object.values(input).reduce((sum: number, value) => sum + sizeOf(value), 0)
}
