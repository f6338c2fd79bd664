import sharp from 'sharp'

/** The site reads no SVG of anybody's: only these drawings of ours, by the command that seeds. */
const SVG = { operation: ['VipsForeignLoadSvg'] }

async function withSvg<T>(work: () => Promise<T>): Promise<T> {
  sharp.unblock(SVG)
  try {
    return await work()
  } finally {
    sharp.block(SVG)
  }
}

export function svgPicture(svg: string): Promise<Buffer> {
  return withSvg(() => sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer())
}

export interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** Several at once, as nothing but pixels. */
export function svgPixels(svgs: readonly string[]): Promise<Pixels[]> {
  return withSvg(() => Promise.all(svgs.map((svg) => pixelsOf(Buffer.from(svg)))))
}

export function pixelsOf(picture: Buffer): Promise<Pixels> {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

const SHARED_WIDTH = 1200
/** Nobody shares a link to a face. */
const LEAST_SHARED = 700
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The key of an upload, as long as those of the media feature. */
export function mediaKey(random: { int(below: number): number }): string {
  return Array.from({ length: 22 }, () => LETTERS[random.int(LETTERS.length)]).join('')
}

export interface StoredForms {
  forms: Map<string, Buffer>
  width: number
  height: number
  bytes: number
  placeholder: string
}

/** A picture in the widths that a page asks for, none of them larger than itself. */
export async function formsOf({ data, info }: Pixels, widths: readonly number[]): Promise<StoredForms> {
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const made = await Promise.all(
    widths.map(async (wide): Promise<[string, Buffer]> => {
      const form = pixels().resize({ width: wide, withoutEnlargement: true })
      return [`${wide}.webp`, await form.webp({ quality: 80, effort: 0 }).toBuffer()]
    }),
  )
  // For sites that show a link to it, as the media feature makes it.
  const wide = Math.min(SHARED_WIDTH, width, Math.floor((height * 16) / 9))
  const shared = pixels().resize({ width: wide, height: Math.round((wide * 9) / 16), fit: 'cover' })
  if (width >= LEAST_SHARED) made.push([`${SHARED_WIDTH}.jpg`, await shared.jpeg({ quality: 82 }).toBuffer()])
  const tiny = await pixels().resize({ width: 16 }).webp({ quality: 50 }).toBuffer()
  return {
    forms: new Map(made),
    width,
    height,
    bytes: made.reduce((sum, [, form]) => sum + form.length, 0),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}
