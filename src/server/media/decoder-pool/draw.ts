import * as z from 'zod/mini'
import type { ImageTask } from '../decoder/image-work.ts'
import { TINY_HEIGHTS, TINY_WIDTH } from '../decoder/tiny.ts'
import { IMAGE_FAULTS, UnfitImage } from '../decoder/unfit-image.ts'
import { formatOf, SIGNATURE_BYTES } from '../formats.ts'
import { toPlaceholder } from '../placeholders.ts'
import { DecoderFailed } from './image-decoder.ts'
import { askImageDecoder } from './image-decoders.ts'

const LARGEST_SIDE = 16_384
const size = (largest: number) => z.int().check(z.gte(1), z.lte(largest))
const Drawn = z.object({
  width: size(LARGEST_SIDE),
  height: size(LARGEST_SIDE),
  lengths: z.array(z.int().check(z.gte(SIGNATURE_BYTES))),
  tiny: z.object({
    width: size(TINY_WIDTH),
    height: size(TINY_WIDTH * TINY_HEIGHTS),
    channels: z.union([z.literal(3), z.literal(4)]),
  }),
})
const Answer = z.union([Drawn, z.object({ unfit: z.enum(IMAGE_FAULTS) }), z.object({ error: z.string() })])

export interface DrawnImage {
  width: number
  height: number
  placeholder: string
  files: Buffer[]
}

/** Lets a decoder draw an image. It has read a stranger's file, so its answer is trusted only as far as checked. */
export async function draw(task: ImageTask, image: Buffer): Promise<DrawnImage> {
  const { facts, body } = await askImageDecoder(task, image).catch(refuseHeavy)
  const answer = Answer.parse(facts)
  if ('unfit' in answer) throw new UnfitImage(answer.unfit)
  if ('error' in answer) throw new Error(`An image could not be drawn: ${answer.error}`)
  const { width, height, lengths, tiny } = answer
  const files: Buffer[] = []
  let at = 0
  for (const length of lengths) files.push(body.subarray(at, (at += length)))
  const pixels = body.subarray(at)
  const isWhole = pixels.length === tiny.width * tiny.height * tiny.channels
  if (!isWhole || !files.every(isOurFormat)) throw new Error('A decoder gave an impossible answer')
  return { width, height, files, placeholder: await toPlaceholder({ ...tiny, pixels }) }
}

function isOurFormat(file: Buffer): boolean {
  return ['webp', 'jpeg'].includes(formatOf(file.subarray(0, SIGNATURE_BYTES)) ?? '')
}

function refuseHeavy(error: unknown): never {
  if (error instanceof DecoderFailed) throw new UnfitImage(error.isTimeout ? 'tookTooLong' : 'tooHeavy')
  throw error
}
