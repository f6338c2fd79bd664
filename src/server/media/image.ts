import { readFile } from 'node:fs/promises'
import { IMAGE_PIXELS } from '../../contract/limits.ts'
import { IMAGE_WIDTHS } from '../../contract/media.ts'
import { fail, fill } from '../platform/errors.ts'
import { AVATAR_WIDTH, fileName, SHARED_NAME } from './addresses.ts'
import type { Cut } from './decoder/draw-image.ts'
import { MOST_FRAMES, UnfitImage, type ImageFault } from './decoder/unfit-image.ts'
import { draw, type DrawnImage } from './decoder-pool/draw.ts'
import type { ImageFormat } from './formats.ts'
import { messages } from './messages.ts'

export interface ProcessedImage {
  /** Of the largest form. */
  width: number
  height: number
  placeholder: string
  files: Map<string, Buffer>
}

const NAMES = [...IMAGE_WIDTHS.map(fileName), SHARED_NAME]
/** The numbers in the messages that say why an image is refused. */
const COUNTS: Partial<Record<ImageFault, number>> = {
  tooManyFrames: MOST_FRAMES,
  tooManyPixels: IMAGE_PIXELS / 1e6,
}

/** Redraws an uploaded image in every size: upright, in sRGB, and without anything that was hidden in it. */
export async function processImage(path: string, format: ImageFormat): Promise<ProcessedImage> {
  const drawn = await draw({ task: 'image', format }, await readFile(path)).catch(refuseUnfit)
  return named(drawn, NAMES)
}

const CUT_NAMES = [fileName(AVATAR_WIDTH), ...NAMES]

/** A part of an image that is stored already, in every size and in that of an avatar. */
export async function cutImage(image: Buffer, cut: Cut): Promise<ProcessedImage> {
  const drawn = await draw({ task: 'image', format: 'webp', cut }, image).catch(refuseUnfit)
  return named(drawn, CUT_NAMES)
}

function named({ files, ...drawn }: DrawnImage, names: string[]): ProcessedImage {
  if (files.length !== names.length) throw new Error('A decoder gave other files than were asked for')
  return { ...drawn, files: new Map(files.map((file, index) => [names[index] ?? '', file])) }
}

function refuseUnfit(error: unknown): never {
  if (!(error instanceof UnfitImage)) throw error
  const text = fill(messages[error.reason], { count: COUNTS[error.reason] ?? 0 })
  return fail('invalid_input', text, { fields: { file: text } })
}
