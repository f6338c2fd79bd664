import { IMAGE_BYTES } from '../../../contract/limits.ts'
import type { ImageFormat } from '../formats.ts'
import { drawImage, type Cut } from './draw-image.ts'
import { drawPoster } from './draw-poster.ts'
import { framesOf, toFrame } from './frames.ts'
import { UnfitImage } from './unfit-image.ts'

export type ImageTask = { task: 'image'; format: ImageFormat; cut?: Cut } | { task: 'poster' }

/** A poster is a PNG of our own, which may be larger than an upload may be. */
export const MOST_BODY_BYTES = Math.max(IMAGE_BYTES, 16 * 1024 ** 2)

/** Draws one image after the other until the site closes the pipe. */
export async function work(): Promise<void> {
  process.stdout.write(toFrame({ isReady: true }))
  for await (const { facts, body } of framesOf(process.stdin, {
    factsBytes: 1000,
    bodyBytes: MOST_BODY_BYTES,
  }))
    process.stdout.write(await answer(facts as ImageTask, body))
}

async function answer(task: ImageTask, body: Buffer): Promise<Buffer> {
  try {
    const { files, tiny, ...size } =
      task.task === 'image' ? await drawImage(body, task.format, task.cut) : await drawPoster(body)
    const { pixels, ...shape } = tiny
    const lengths = files.map((file) => file.length)
    return toFrame({ ...size, tiny: shape, lengths }, ...files, pixels)
  } catch (error) {
    if (error instanceof UnfitImage) return toFrame({ unfit: error.reason })
    return toFrame({ error: String(error) })
  }
}
