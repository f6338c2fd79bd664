import { SECOND_MS } from '../../platform/clock.ts'
import { UnfitImage } from '../decoder/unfit-image.ts'
import { draw as drawImage } from '../decoder-pool/draw.ts'
import { UnfitVideo } from './failures.ts'
import type { MadeVideo, Work } from './make-video.ts'
import { INPUT_ARGS, runTool, ToolFailed, splitArgs } from './run-tool.ts'

/** Twice this and the work on the video itself have to end before another runner may start the same job. */
const POSTER_MS = 10 * SECOND_MS
/** A picture of 1080p with much in it takes some six megabytes as PNG. */
const PICTURE_BYTES = 16 * 1024 ** 2

export interface Poster {
  image: Buffer
  placeholder: string
}

/** A frame from the first second. A file without any decodable frame is no video. */
export async function makePoster(work: Work, { path, facts }: MadeVideo): Promise<Poster> {
  const early = Math.min(1, (facts.durationMs ?? 0) / 10_000)
  const picture = (await draw(work, path, early)) ?? (await draw(work, path, 0))
  if (picture === undefined) throw new UnfitVideo('damaged')
  const { files, placeholder } = await drawImage({ task: 'poster' }, picture).catch(refuse)
  return { image: files[0] ?? refuse(new UnfitImage('damaged')), placeholder }
}

function refuse(error: unknown): never {
  throw error instanceof UnfitImage ? new UnfitVideo('damaged') : error
}

async function draw(work: Work, path: string, atSeconds: number): Promise<Buffer | undefined> {
  const begin = splitArgs(`-nostdin -y -threads 1 -ss ${atSeconds}`)
  const one = splitArgs('-map 0:v:0 -frames:v 1 -an -c:v png -f image2pipe pipe:1')
  const options = { input: path, mostBytes: PICTURE_BYTES, timeoutMs: POSTER_MS, signal: work.signal }
  try {
    const picture = await runTool(work.tools.ffmpeg, [...begin, ...INPUT_ARGS, ...one], options)
    // After the last frame ffmpeg writes nothing and reports success.
    return picture.length === 0 ? undefined : picture
  } catch (error) {
    if (error instanceof ToolFailed && !error.isDiskFull) return undefined
    throw error
  }
}
