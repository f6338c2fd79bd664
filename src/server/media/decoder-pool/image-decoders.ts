import { MINUTE_MS } from '../../platform/clock.ts'
import { createSemaphore } from '../../platform/semaphore.ts'
import type { Frame } from '../decoder/frames.ts'
import { startImageDecoder, type ImageDecoder } from './image-decoder.ts'

const AT_ONCE = 2
const MOST_WAITING = 200
const IDLE_MS = MINUTE_MS
/** A decoder that a file has taken over sees no more files than these. */
const TASKS_EACH = 20

interface Waiting {
  decoder: ImageDecoder
  tasksLeft: number
  timer: NodeJS.Timeout
}

const heavyWorkSemaphore = createSemaphore(AT_ONCE, MOST_WAITING)
const waiting: Waiting[] = []

/** Gives a task to a running decoder, or to a new one: starting one takes longer than a small image. */
export function askImageDecoder(facts: object, body: Buffer): Promise<Frame> {
  return heavyWorkSemaphore(async () => {
    const { decoder, tasksLeft } = take() ?? { decoder: await startImageDecoder(), tasksLeft: TASKS_EACH }
    const answer = await decoder.ask(facts, body)
    if (tasksLeft > 1) reuse(decoder, tasksLeft - 1)
    else decoder.end()
    return answer
  })
}

function take(): Pick<Waiting, 'decoder' | 'tasksLeft'> | undefined {
  for (let found = waiting.pop(); found !== undefined; found = waiting.pop()) {
    clearTimeout(found.timer)
    if (found.decoder.isAlive()) return found
  }
  return undefined
}

function reuse(decoder: ImageDecoder, tasksLeft: number): void {
  const timer = setTimeout(() => {
    const at = waiting.findIndex((one) => one.decoder === decoder)
    if (at !== -1) waiting.splice(at, 1)
    decoder.end()
  }, IDLE_MS)
  timer.unref()
  waiting.push({ decoder, tasksLeft, timer })
}
