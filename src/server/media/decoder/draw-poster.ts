import { sharp } from './image-library.ts'
import { drawTiny, type Drawn } from './tiny.ts'

const WIDEST = 1280
const MOST_PIXELS = 10_000_000

/** The poster of a video, from the frame that ffmpeg extracted. */
export async function drawPoster(picture: Buffer): Promise<Drawn> {
  const { data, info } = await sharp(picture, { limitInputPixels: MOST_PIXELS })
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, files: [data], tiny: await drawTiny(sharp(picture)) }
}
