/** Real files, as somebody has them: made here, so that nothing of them has to be believed. */

/** Stripes, so that a large one has some weight. */
export async function picture(
  name: string,
  { type = 'image/jpeg', width = 64, height = 48 }: { type?: string; width?: number; height?: number } = {},
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('There is no canvas')
  for (let x = 0; x < width; x += 4) {
    context.fillStyle = `hsl(${(x * 37) % 360} 80% 50%)`
    context.fillRect(x, 0, 3, height)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  return new File([blob ?? ''], name, { type })
}

/** Two pictures of one size, one after the other, in the container that WebP has for it. */
export async function movingWebp(name: string, width: number, height: number): Promise<File> {
  const still = new Uint8Array(
    await (await picture(name, { type: 'image/webp', width, height })).arrayBuffer(),
  )
  const frame = chunk('ANMF', [
    ...int24(0),
    ...int24(0),
    ...int24(width - 1),
    ...int24(height - 1),
    ...int24(100),
    0,
    ...imageIn(still),
  ])
  const parts = [
    ...chunk('VP8X', [2, 0, 0, 0, ...int24(width - 1), ...int24(height - 1)]),
    ...chunk('ANIM', [0, 0, 0, 0, 0, 0]),
    ...frame,
    ...frame,
  ]
  const bytes = new Uint8Array(chunk('RIFF', [...letters('WEBP'), ...parts]))
  return new File([bytes], name, { type: 'image/webp' })
}

/** The chunk with the pixels; a canvas may put others before it. */
function imageIn(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer)
  for (let at = 12; at < webp.length;) {
    const size = 8 + view.getUint32(at + 4, true)
    const end = at + size + (size % 2)
    if (/^VP8[ L]$/.test(String.fromCharCode(...webp.subarray(at, at + 4)))) return webp.subarray(at, end)
    at = end
  }
  throw new Error('There is no picture')
}

function chunk(name: string, content: number[]): number[] {
  const { length } = content
  const size = [...int24(length & 0xffffff), length >>> 24]
  return [...letters(name), ...size, ...content, ...(length % 2 === 1 ? [0] : [])]
}
const int24 = (value: number): number[] => [value & 255, (value >> 8) & 255, (value >> 16) & 255]
const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** One red pixel. */
const GIF = 'R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
/** One second of 32 × 18 pixels, H.264: no canvas can make one. */
const MP4 =
  'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAALybW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAA+gAAQAAAQAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAkF0cmFrAAAAXHRraGQAAAADAAAAAAAAAAAAAAABAAAAAAAAA+gAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAACAAAAASAAAAAAAkZWR0cwAAABxlbHN0AAAAAAAAAAEAAAPoAAAAAAABAAAAAAG5bWRpYQAAACBtZGhkAAAAAAAAAAAAAAAAAABAAAAAQABVxAAAAAAALWhkbHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRlb0hhbmRsZXIAAAABZG1pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAASRzdGJsAAAAwHN0c2QAAAAAAAAAAQAAALBhdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAACAAEgBIAAAASAAAAAAAAAABDExhdmMgbGlieDI2NAAAAAAAAAAAAAAAAAAAAAAAAAAAGP//AAAANmF2Y0MBZAAK/+EAGWdkAAqs2Ul+IwEQAAADABAAAAMAIPEiWWABAAZo6+PLIsD9+PgAAAAAEHBhc3AAAAABAAAAAQAAABRidHJ0AAAAAAAAAPgAAAD4AAAAGHN0dHMAAAAAAAAAAQAAAAEAAEAAAAAAHHN0c2MAAAAAAAAAAQAAAAEAAAABAAAAAQAAABRzdHN6AAAAAAAAAB8AAAABAAAAFHN0Y28AAAAAAAAAAQAAAyIAAAA9dWR0YQAAADVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABtZGlyYXBwbAAAAAAAAAAAAAAAAAhpbHN0AAAACGZyZWUAAAAnbWRhdAAAABtliIQAFf/+7M9+BTXO8i+j8jWbV2deN7oQ/+E='

export function gif(name: string): File {
  return fileOf(GIF, name, 'image/gif')
}
export function mp4(name: string): File {
  return fileOf(MP4, name, 'video/mp4')
}

/** The same second, played so slowly that it takes more than two minutes. */
export async function longMp4(name: string): Promise<File> {
  const bytes = new Uint8Array(await mp4(name).arrayBuffer())
  const view = new DataView(bytes.buffer)
  const parts = String.fromCharCode(...bytes)
  // Both say how many of their units make a second, 12 bytes after their name.
  view.setUint32(parts.indexOf('mvhd') + 16, 8)
  view.setUint32(parts.indexOf('mdhd') + 16, 128)
  return new File([bytes], name, { type: 'video/mp4' })
}

/** A file of that size; only its head is there. */
export function hugeFile(name: string, type: string, size: number): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })
}

function fileOf(base64: string, name: string, type: string): File {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new File([bytes], name, { type })
}
