import sharp from 'sharp'

/** The site reads no SVG of anybody's: only these drawings of ours, by the command that seeds. */
const SVG = { operation: ['VipsForeignLoadSvg'] }

export async function svgPicture(svg: string): Promise<Buffer> {
  sharp.unblock(SVG)
  try {
    return await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  } finally {
    sharp.block(SVG)
  }
}

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
export async function formsOf(picture: Buffer, widths: readonly number[]): Promise<StoredForms> {
  const made = await Promise.all(
    widths.map(async (width): Promise<[string, Buffer]> => {
      const form = sharp(picture).resize({ width, withoutEnlargement: true })
      return [`${width}.webp`, await form.webp({ quality: 80, effort: 2 }).toBuffer()]
    }),
  )
  const { width, height } = await sharp(picture).metadata()
  const tiny = await sharp(picture).resize({ width: 16 }).webp({ quality: 50 }).toBuffer()
  return {
    forms: new Map(made),
    width,
    height,
    bytes: made.reduce((sum, [, form]) => sum + form.length, 0),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}
