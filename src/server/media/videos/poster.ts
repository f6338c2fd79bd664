import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { SECOND_MS } from '../../platform/clock.ts'
import { placeholderOf } from '../placeholders.ts'
import { UnfitVideo } from './failures.ts'
import type { MadeVideo, Work } from './make-video.ts'
import { inputArgs, runTool, ToolFailed, words } from './tools.ts'

/** Twice this and the work on the video itself have to end before somebody else may begin the same job. */
const POSTER_MS = 10 * SECOND_MS
const WIDEST = 1280

export interface Poster {
  image: Buffer
  placeholder: string
}

/** A picture from the first second. A video of which not one can be drawn is none. */
export async function makePoster(work: Work, { path, facts }: MadeVideo): Promise<Poster> {
  const early = Math.min(1, (facts.durationMs ?? 0) / 10_000)
  const picture = (await draw(work, path, early)) ?? (await draw(work, path, 0))
  if (picture === undefined) throw new UnfitVideo('damaged')
  const image = await sharp(picture, { limitInputPixels: 10_000_000 })
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
  return { image, placeholder: await placeholderOf(image) }
}

async function draw(work: Work, path: string, atSeconds: number): Promise<Buffer | undefined> {
  const picture = join(work.folder, 'poster.png')
  const begin = words(`-nostdin -y -threads 1 -ss ${atSeconds}`)
  const one = words('-map 0:v:0 -frames:v 1 -an -c:v png -f image2 -update 1')
  const args = [...begin, ...inputArgs(path), ...one, `file:${picture}`]
  try {
    await runTool(work.tools.ffmpeg, args, { timeoutMs: POSTER_MS, signal: work.signal })
    return await readFile(picture)
  } catch (error) {
    const isNothingDrawn = error instanceof ToolFailed && !error.isDiskFull
    // Behind the last picture ffmpeg writes nothing and says that all is well.
    if (isNothingDrawn || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(picture, { force: true })
  }
}
