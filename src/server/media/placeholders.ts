import type { Pixels } from './decoder/tiny.ts'

const WIDTH = 16
/** So few pixels that nothing can be recognised, and they are shown blurred in addition. */
const BLURRED_WIDTH = 6
const MOST_CACHED = 500
const DATA = 'data:image/webp;base64,'

/** The library takes 10 MB, and most processes never draw. */
const loadLibrary = async () => (await import('./decoder/image-library.ts')).sharp

/** Shown while a video is being made ready, or when there is no poster. */
export async function neutralPlaceholder(width: number, height: number): Promise<string> {
  const size = { width: WIDTH, height: Math.max(1, Math.min(64, Math.round((WIDTH * height) / width))) }
  const sharp = await loadLibrary()
  const image = sharp({ create: { ...size, channels: 3, background: '#3a3f4a' } })
  return DATA + (await image.webp({ quality: 50 }).toBuffer()).toString('base64')
}

/** Made of bare pixels, so that nothing of a stranger's is decoded here, and only our own output is stored. */
export async function toPlaceholder({ pixels, ...raw }: Pixels): Promise<string> {
  const sharp = await loadLibrary()
  return DATA + (await sharp(pixels, { raw }).webp({ quality: 80 }).toBuffer()).toString('base64')
}

const blurredCache = new Map<string, Promise<string>>()

/** The tile of a post that the reader may not see: a few spots of colour, nothing more. */
export function blurredPlaceholder(placeholder: string): Promise<string> {
  const found = blurredCache.get(placeholder)
  if (found !== undefined) return found
  if (blurredCache.size >= MOST_CACHED) blurredCache.clear()
  // What can't be read becomes grey, never itself.
  const made = blur(placeholder).catch(() => neutralPlaceholder(1, 1))
  blurredCache.set(placeholder, made)
  return made
}

async function blur(placeholder: string): Promise<string> {
  if (!placeholder.startsWith(DATA)) return neutralPlaceholder(1, 1)
  const bytes = Buffer.from(placeholder.slice(DATA.length), 'base64')
  const sharp = await loadLibrary()
  const blurred = sharp(bytes, { limitInputPixels: 100_000 })
    .resize({ width: BLURRED_WIDTH, height: BLURRED_WIDTH, fit: 'fill' })
    .blur(2)
  return DATA + (await blurred.webp({ quality: 50 }).toBuffer()).toString('base64')
}
