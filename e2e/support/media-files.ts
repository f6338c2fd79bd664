import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

/** A file as somebody would choose it. */
export interface MadeFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const run = promisify(execFile)

/** Written into a picture or film as a camera does it; it may never be found again. */
export const TELLING = /SecretCam/

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Taken with the camera on its side: what it calls left, the left half in red, is the top of what was seen. */
export async function cameraJpeg(): Promise<MadeFile> {
  const left = await plain(800, 1200, '#ff0000').png().toBuffer()
  // As heavy as a real one, so that it takes its time on the way.
  const grain = { input: randomBytes(600 * 500 * 3), raw: { width: 600, height: 500, channels: 3 } } as const
  const buffer = await plain(1600, 1200, '#0000ff')
    .composite([
      { input: left, left: 0, top: 0 },
      { ...grain, left: 900, top: 300 },
    ])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'SecretCam' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '6/1 10/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '106/1 49/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer }
}

export async function png(width = 480, height = 270): Promise<MadeFile> {
  return {
    name: 'mud.png',
    mimeType: 'image/png',
    buffer: await plain(width, height, '#8a6d3b').png().toBuffer(),
  }
}

export async function webp(): Promise<MadeFile> {
  return {
    name: 'reef.webp',
    mimeType: 'image/webp',
    buffer: await plain(500, 400, '#20a080').webp().toBuffer(),
  }
}

/** Three pictures, each in another shade. */
export async function movingGif(): Promise<MadeFile> {
  const [width, height, frames] = [120, 90, 3]
  const size = width * height * 3
  const pixels = Buffer.alloc(size * frames, 0).map((_, at) => Math.floor(at / size) * 90)
  const moving = sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
  return {
    name: 'tide.gif',
    mimeType: 'image/gif',
    buffer: await moving.gif({ delay: [80, 80, 80] }).toBuffer(),
  }
}

/** Nothing in it repeats: so many megabytes, in so few pixels that a browser does not make it smaller first. */
export async function heavyPng(megabytes: number): Promise<MadeFile> {
  const [width, height] = [2000, Math.ceil((megabytes * 1024 ** 2) / 6000)]
  const pixels = randomBytes(width * height * 3)
  const noise = sharp(pixels, { raw: { width, height, channels: 3 } }).png({ compressionLevel: 0 })
  return { name: 'heavy.png', mimeType: 'image/png', buffer: await noise.toBuffer() }
}

/** In an old codec, so that it has to be made anew before a browser plays it. */
export async function oldMp4(): Promise<MadeFile> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-film-'))
  try {
    const path = join(folder, 'film.mp4')
    const made = '-v error -nostdin -y -f lavfi -i testsrc2=s=640x360:r=25:d=6 -f lavfi -i sine=d=6'
    const kept = '-c:v mpeg4 -q:v 4 -c:a aac -metadata comment=SecretCam'
    await run('ffmpeg', [...`${made} ${kept}`.split(' '), path])
    return { name: 'film.mp4', mimeType: 'video/mp4', buffer: await readFile(path) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
