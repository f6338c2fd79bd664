import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { SECOND_MS } from '../../platform/clock.ts'
import { killGroup } from '../../platform/sandbox/spawn.ts'
import { framesOf, toFrame, type Frame } from '../decoder/frames.ts'
import { startDecoder } from './start.ts'

/** Fifty million pixels of 16 bits and four channels, twice, and all that goes with them. */
const RATE_LIMITS = { memoryMb: 2048, cpuSeconds: 1800, fileMb: 0, niceness: 5 }
const ANSWER = { factsBytes: 4000, bodyBytes: 64 * 1024 ** 2 }
const START_MS = 30 * SECOND_MS
/** Longer than a decoder gives itself. */
const TASK_MS = 30 * SECOND_MS

/** It ended, or had to be ended, during a task. */
export class DecoderFailed extends Error {
  readonly isTimeout: boolean
  constructor(isTimeout: boolean, said: string) {
    super(`A decoder ${isTimeout ? 'took too long' : 'failed'}: ${said.trim().slice(-500)}`)
    this.isTimeout = isTimeout
  }
}

export interface ImageDecoder {
  /** One task at a time. After a failure it is gone. */
  ask(facts: object, body: Buffer): Promise<Frame>
  isAlive(): boolean
  end(): void
}

export async function startImageDecoder(): Promise<ImageDecoder> {
  const child = await startDecoder('images', RATE_LIMITS, ['pipe', 'pipe', 'pipe'])
  const frames = framesOf(child.stdout as Readable, ANSWER)
  let said = ''
  let isAlive = true
  child.stderr?.on('data', (chunk: Buffer) => void (said = (said + chunk.toString()).slice(-4096)))
  // A process that is gone is noticed by the missing frames.
  child.stdin?.on('error', () => {})
  child.on('error', (error) => {
    said += error.message
    child.stdout?.destroy()
  })
  const end = (): void => {
    isAlive = false
    killGroup(child)
  }
  child.once('exit', () => void (isAlive = false))

  async function next(timeoutMs: number): Promise<Frame> {
    let isTimeout = false
    const timer = setTimeout(() => {
      isTimeout = true
      end()
    }, timeoutMs)
    try {
      const { value } = await frames.next()
      if (value !== undefined) return value
    } catch (error) {
      said += String(error)
    } finally {
      clearTimeout(timer)
    }
    end()
    throw new DecoderFailed(isTimeout, said)
  }

  try {
    await next(START_MS)
  } catch (error) {
    throw new Error('The program that reads images does not start', { cause: error })
  }
  letGo(child)
  return {
    ask(facts, body) {
      child.stdin?.write(toFrame(facts, body))
      return next(TASK_MS)
    },
    isAlive: () => isAlive,
    end,
  }
}

/** An idle decoder does not keep the process alive; the timer of a task does. */
function letGo(child: ChildProcess): void {
  child.unref()
  for (const stream of child.stdio) (stream as { unref?: () => void } | null)?.unref?.()
}
