import { IMAGE_BYTES } from '../../../contract/limits.ts'
import { uploadMedia, type Media } from '../../../contract/media.ts'

/** Fetched when the first file is sent. */
const sending = async () => import('../../platform/send-files.ts')

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/** A refusal we know before anything is sent; `reason` is a key of the messages beside this file. */
export class UnfitImage extends Error {
  readonly reason: 'notAnImage' | 'tooLarge'
  constructor(reason: UnfitImage['reason']) {
    super(reason)
    this.reason = reason
  }
}

interface UploadOptions {
  onProgress: (share: number) => void
  signal: AbortSignal
}

export async function uploadImage(file: File, options: UploadOptions): Promise<Media> {
  if (!IMAGE_TYPES.includes(file.type)) throw new UnfitImage('notAnImage')
  const small = await (await sending()).shrinkImage(file)
  if (small.size > IMAGE_BYTES) throw new UnfitImage('tooLarge')
  return (await sending()).sendFile<Media>(uploadMedia.path, small, options)
}
