import { open, rm, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { VIDEO_BYTES } from '../../../contract/limits.ts'
import { SECOND_MS } from '../../platform/clock.ts'
import { killGroup } from '../../platform/sandbox/spawn.ts'
import { framesOf, type Frame } from '../decoder/frames.ts'
import { startDecoder } from '../decoder-pool/start.ts'
import { enforceRateLimits } from './facts.ts'
import { UnfitVideo } from './failures.ts'
import type { MadeVideo } from './make-video.ts'

const MEGABYTE = 1024 ** 2
/** A file of a hundred megabytes takes a second or two. A test of what never ends need not wait as long. */
export const remux = { longestMs: 20 * SECOND_MS }
const RATE_LIMITS = { memoryMb: 1024, cpuSeconds: 60, fileMb: VIDEO_BYTES / MEGABYTE + 10, niceness: 10 }
const ANSWER = { factsBytes: 4000, bodyBytes: 0 }
const REFUSALS = ['noVideo', 'tooLong', 'tooLarge', 'damaged', 'notPlayable'] as const
const whole = z.int().check(z.gte(1))
const Answer = z.union([
  z.object({ width: whole, height: whole, durationMs: whole, format: z.enum(['mp4', 'webm']) }),
  z.object({ unfit: z.enum(REFUSALS) }),
  z.object({ error: z.string() }),
])

/**
 * Without ffmpeg: the packets of a video that browsers play, in a new container without anything else. A program of
 * its own does it, since a file can make any reader work or allocate without end; what ends it was in the file.
 */
export async function remuxVideo(source: string, path: string): Promise<MadeVideo> {
  const [input, output] = [await open(source), await open(path, 'w')]
  try {
    const facts = Answer.parse((await run(input, output)).facts)
    if ('unfit' in facts) throw new UnfitVideo(facts.unfit)
    if ('error' in facts)
      throw Object.assign(new Error(`A video could not be copied: ${facts.error}`), { code: facts.error })
    const { format, ...rest } = facts
    enforceRateLimits(rest)
    return { path, format, bytes: (await output.stat()).size, facts: rest }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await Promise.all([input.close(), output.close()])
  }
}

async function run(input: FileHandle, output: FileHandle): Promise<Frame> {
  const child = await startDecoder('videos', RATE_LIMITS, ['ignore', 'pipe', 'ignore', input.fd, output.fd])
  let isTimeout = false
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  const timer = setTimeout(() => {
    isTimeout = true
    killGroup(child)
  }, remux.longestMs)
  try {
    const frames = framesOf(child.stdout as Readable, ANSWER)
    const ready = await Promise.race([frames.next(), failed])
    const answer = await frames.next()
    if (answer.value !== undefined) return answer.value
    if (isTimeout) throw new UnfitVideo('tookTooLong')
    if (ready.value === undefined) throw new Error('The program that reads videos does not start')
    // It ran out of memory, or of what else the kernel allows it.
    throw new UnfitVideo('damaged')
  } finally {
    clearTimeout(timer)
    killGroup(child)
  }
}
