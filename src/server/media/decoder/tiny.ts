import type { Sharp } from 'sharp'

/** Pixels without a format: nothing has to be decoded to use them. */
export interface Pixels {
  width: number
  height: number
  channels: 3 | 4
  pixels: Buffer
}

export interface Drawn {
  width: number
  height: number
  files: Buffer[]
  /** What is shown while the image is on its way. */
  tiny: Pixels
}

export const TINY_WIDTH = 16
/** As an image is at most so many times as high as wide. */
export const TINY_HEIGHTS = 8

export async function drawTiny(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace('srgb')
    .resize({
      width: TINY_WIDTH,
      height: TINY_WIDTH * TINY_HEIGHTS,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3, pixels: data }
}
