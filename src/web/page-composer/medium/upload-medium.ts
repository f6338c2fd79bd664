import { IMAGE_BYTES, VIDEO_BYTES, VIDEO_SECONDS } from '../../../contract/limits.ts'
import { uploadMedia, type Media } from '../../../contract/media.ts'
import type { MediumKind } from '../form/post-values.ts'
import { videoSeconds } from './video-seconds.ts'

/** Fetched when the first file is sent. */
const sending = async () => import('../../platform/send-files.ts')

/** What the chooser offers. AVIF is redrawn before it is sent; whatever a file really is, the server looks at it. */
export const TYPES: Record<MediumKind, readonly string[]> = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
}

export type Unfit =
  | 'wrongFile'
  | 'wrongImage'
  | 'wrongVideo'
  | 'empty'
  | 'imageTooLarge'
  | 'videoTooLarge'
  | 'videoTooLong'

/** A refusal we know before anything is sent; `reason` is a key of the messages beside this file. */
export class UnfitMedium extends Error {
  readonly reason: Unfit
  readonly bytes: number
  constructor(reason: Unfit, bytes = 0) {
    super(reason)
    this.reason = reason
    this.bytes = bytes
  }
}

export function kindOf({ type }: File): MediumKind | null {
  return type.startsWith('image/') ? 'image' : type.startsWith('video/') ? 'video' : null
}

interface UploadOptions {
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** A photo is made as small as a page needs it; a video travels as it is. */
export async function uploadMedium(file: File, options: UploadOptions): Promise<Media> {
  const kind = kindOf(file)
  if (kind === null) throw new UnfitMedium('wrongFile')
  if (!TYPES[kind].includes(file.type)) throw new UnfitMedium(kind === 'image' ? 'wrongImage' : 'wrongVideo')
  if (file.size === 0) throw new UnfitMedium('empty')
  const fit = kind === 'image' ? await fitImage(file) : await fitVideo(file)
  return (await sending()).sendFile<Media>(uploadMedia.path, fit, options)
}

async function fitImage(file: File): Promise<File> {
  const small = await (await sending()).shrinkImage(file)
  if (small.size > IMAGE_BYTES) throw new UnfitMedium('imageTooLarge', small.size)
  return small
}

async function fitVideo(file: File): Promise<File> {
  if (file.size > VIDEO_BYTES) throw new UnfitMedium('videoTooLarge', file.size)
  const seconds = await videoSeconds(file)
  // Files round their length up.
  if (seconds !== null && seconds >= VIDEO_SECONDS + 1) throw new UnfitMedium('videoTooLong')
  return file
}
