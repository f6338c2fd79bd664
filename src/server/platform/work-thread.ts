import { parentPort, Worker } from 'node:worker_threads'
import { Refusal } from './errors.ts'
import { messages } from './messages.ts'

export interface WorkRequest {
  name: string
  input: unknown
}

type WorkAnswer = { result: unknown } | { refusal: ConstructorParameters<typeof Refusal> }
type Message = 'ready' | WorkAnswer | { error: unknown }

/** A job that took longer, or more memory, than any honest one needs. */
export class WorkTooLong extends Refusal {
  constructor() {
    super('unavailable', messages.busy, { retryAfterSeconds: 5 })
  }
}

/** The largest legal text needs some 100 MB while it is parsed. */
const HEAP_MB = 512
/** New objects of a job are collected this early; the default keeps six times as much in each thread for good. */
const YOUNG_HEAP_MB = 8

export async function startThread(entry: URL): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB }
  const isSource = entry.pathname.endsWith('.ts')
  const file = isSource ? new URL('thread-from-source.mjs', import.meta.url) : entry
  const worker = new Worker(file, { resourceLimits, workerData: { entry: entry.href } })
  // A site that ends does not wait for its threads.
  worker.unref()
  await nextMessage(worker)
  return worker
}

/** One job, done by the thread. Throws when the deadline has passed: then the thread is still busy. */
export async function ask(
  worker: Worker,
  { name, input }: WorkRequest,
  deadlineMs: number,
): Promise<WorkAnswer> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WorkTooLong()), deadlineMs)
  })
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage({ name, input })
    const message = await Promise.race([nextMessage(worker), deadline])
    if (typeof message === 'string') throw new Error(`A thread answered ${message}`)
    if ('error' in message) throw message.error
    return message
  } finally {
    clearTimeout(timer)
  }
}

function nextMessage(worker: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    const done = (end: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      end()
    }
    const onMessage = (message: Message): void => done(() => resolve(message))
    const onExit = (): void => done(() => reject(new Error('A thread ended by itself')))
    const onError = (error: NodeJS.ErrnoException): void =>
      done(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkTooLong() : error))
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

export type WorkHandlers = Record<string, (input: never) => unknown>

/** The other end: handles each job inside the thread. */
export function serveWork(handlers: WorkHandlers): void {
  const port = parentPort
  if (port === null) throw new Error('This module is for a thread')
  const answer = async ({ name, input }: WorkRequest): Promise<Message> => {
    const handle = handlers[name]
    if (handle === undefined) return { error: new Error(`There is no work called ${name}`) }
    try {
      return { result: await handle(input as never) }
    } catch (error) {
      return error instanceof Refusal ? { refusal: [error.code, error.text, error.details] } : { error }
    }
  }
  port.on(
    'message',
    (request: WorkRequest) => void answer(request).then((message) => port.postMessage(message)),
  )
  port.postMessage('ready' satisfies Message)
}
