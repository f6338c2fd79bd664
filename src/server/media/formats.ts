export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp'

/** As many bytes of a file as it takes to know its format. */
export const SIGNATURE_BYTES = 16

/**
 * The format by content: neither a name nor a declared type is believed. What is not one of the four is no image
 * to us, whatever else a decoder could make of it.
 */
export function formatOf(start: Buffer): ImageFormat | undefined {
  const has = (offset: number, bytes: string) =>
    start.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'))
  if (has(0, '\xff\xd8\xff')) return 'jpeg'
  if (has(0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (has(0, 'GIF87a') || has(0, 'GIF89a')) return 'gif'
  return has(0, 'RIFF') && has(8, 'WEBP') ? 'webp' : undefined
}
