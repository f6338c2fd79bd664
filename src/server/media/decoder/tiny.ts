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
  /** Shown while the image is loading. */
  tiny: Pixels
}

export const TINY_WIDTH = 16
/** The maximum height relative to the width. */
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
