import { IMAGE_BYTES, VIDEO_BYTES } from '../../contract/limits.ts'

export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp'
/** The two families of containers: ISO (MP4, MOV, 3GP) and Matroska (WebM). */
export type VideoContainer = 'iso' | 'matroska'
export type MediaFormat = ImageFormat | VideoContainer

/** As many bytes of a file as it takes to know its format. */
export const SIGNATURE_BYTES = 16

/** Pictures and sounds that come in the container of MP4. */
const NO_VIDEO_BRANDS =
  /^(avif|avis|hei[cxms]|hev[cxms]|mif1|msf1|mif2|miaf|crx |jp2 |jpx |jxl |M4A |M4B |M4P )/

/**
 * The format by content: neither a name nor a declared type is trusted. Everything else is refused,
 * whatever a decoder could make of it.
 */
export function formatOf(start: Buffer): MediaFormat | undefined {
  const has = (offset: number, bytes: string) =>
    start.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'))
  if (has(0, '\xff\xd8\xff')) return 'jpeg'
  if (has(0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (has(0, 'GIF87a') || has(0, 'GIF89a')) return 'gif'
  if (has(0, 'RIFF') && has(8, 'WEBP')) return 'webp'
  if (has(0, '\x1a\x45\xdf\xa3')) return 'matroska'
  return has(4, 'ftyp') && !NO_VIDEO_BRANDS.test(start.toString('latin1', 8, 12)) ? 'iso' : undefined
}

/** Text that names other files, which a video program would open. */
export function isPlaylist(start: Buffer): boolean {
  return /^(\xef\xbb\xbf)?\s*(#EXTM3U|ffconcat|file\s|<MPD|\[playlist\])/i.test(start.toString('latin1'))
}

export function isVideo(format: MediaFormat): format is VideoContainer {
  return format === 'iso' || format === 'matroska'
}

export function mostBytesOf(format: MediaFormat): number {
  return isVideo(format) ? VIDEO_BYTES : IMAGE_BYTES
}
