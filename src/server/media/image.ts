import { readFile } from 'node:fs/promises'
import { IMAGE_PIXELS } from '../../contract/limits.ts'
import { IMAGE_WIDTHS } from '../../contract/media.ts'
import { fail, fill } from '../platform/errors.ts'
import { fileName, SHARED_NAME } from './addresses.ts'
import { MOST_FRAMES, UnfitImage, type ImageFault } from './decoder/unfit-image.ts'
import { draw } from './decoder-pool/draw.ts'
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
  const { files, ...drawn } = await draw({ task: 'image', format }, await readFile(path)).catch(refuseUnfit)
  if (files.length !== NAMES.length) throw new Error('A decoder gave other files than were asked for')
  return { ...drawn, files: new Map(files.map((file, index) => [NAMES[index] ?? '', file])) }
}

function refuseUnfit(error: unknown): never {
  if (!(error instanceof UnfitImage)) throw error
  const text = fill(messages[error.reason], { count: COUNTS[error.reason] ?? 0 })
  return fail('invalid_input', text, { fields: { file: text } })
}
