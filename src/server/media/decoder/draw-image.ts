import { IMAGE_PIXELS } from '../../../contract/limits.ts'
import { IMAGE_WIDTHS } from '../../../contract/media.ts'
import { AVATAR_WIDTH, LARGEST_WIDTH, SHARED_WIDTH } from '../addresses.ts'
import type { ImageFormat } from '../formats.ts'
import { sharp } from './image-library.ts'
import { drawTiny, type Drawn } from './tiny.ts'
import { MOST_FRAMES, UnfitImage } from './unfit-image.ts'

const TIME_LIMIT_SECONDS = 20
const LARGEST_ANIMATED = 960
/** A form is at most this many times as high as wide: WebP ends at 16,383 pixels. */
const HEIGHTS = 8
/** Animations are many pictures: little effort each, or they would not be done in time. */
const STILL = { quality: 80, effort: 4 }
const ANIMATED = { quality: 70, effort: 1 }

/** A part of an image in its own pixels, drawn at most so wide. */
export interface Cut {
  left: number
  top: number
  width: number
  height: number
  widest: number
}

/**
 * Redraws an uploaded image in every size: upright, in sRGB, and without anything that was hidden in it. What is cut
 * out of one stands still, and has the size of an avatar too, before the others.
 */
export async function drawImage(image: Buffer, format: ImageFormat, cut?: Cut): Promise<Drawn> {
  const isAnimated = (await refuseUnfit(image, format)) && cut === undefined
  const startedAt = performance.now()
  const secondsLeft = () =>
    Math.max(1, TIME_LIMIT_SECONDS - Math.floor((performance.now() - startedAt) / 1000))
  const still = await decode(image, { isAnimated, cut }, secondsLeft)
  const forms = createForms(
    (size) => (isAnimated ? encodeAnimated(image, size, secondsLeft) : encodeStill(still, size, secondsLeft)),
    still,
  )
  const files: Buffer[] = []
  if (cut !== undefined) files.push(await forms(AVATAR_WIDTH))
  for (const width of IMAGE_WIDTHS)
    files.push(await forms(isAnimated ? Math.min(width, LARGEST_ANIMATED) : width))
  files.push(await encodeShared(still))
  const tiny = await drawTiny(fromPixels(still))
  return { ...fitInto(still, isAnimated ? LARGEST_ANIMATED : LARGEST_WIDTH), files, tiny }
}

interface Size {
  width: number
  height: number
}

interface Still extends Size {
  pixels: Buffer
  channels: 3 | 4
}

/** Judges by the header alone, before anything is decoded; returns whether it is an animation. */
async function refuseUnfit(image: Buffer, format: ImageFormat): Promise<boolean> {
  const canMove = format === 'gif' || format === 'webp'
  const read = sharp(image, { animated: canMove, limitInputPixels: false, failOn: 'warning' }).metadata()
  const header = await read.catch(() => refuse('damaged'))
  if (header.format !== format) refuse('damaged')
  const frames = header.pages ?? 1
  if (frames > MOST_FRAMES) refuse('tooManyFrames')
  if (header.width * (header.pageHeight ?? header.height) * frames > IMAGE_PIXELS) refuse('tooManyPixels')
  return frames > 1
}

const INPUT = { limitInputPixels: IMAGE_PIXELS, failOn: 'warning', sequentialRead: true } as const

/** The first frame, not larger than the largest stored size; every still form is made from these pixels. */
async function decode(
  image: Buffer,
  { isAnimated, cut }: { isAnimated: boolean; cut: Cut | undefined },
  secondsLeft: () => number,
): Promise<Still> {
  // A camera turns photographs; the pictures of an animation can't be turned, so all of its forms stay as they are.
  const upright = isAnimated ? sharp(image, INPUT) : sharp(image, INPUT).autoOrient()
  const work = (cut === undefined ? upright : upright.extract(cut))
    .toColourspace('srgb')
    .resize({ ...boxOf(cut?.widest ?? LARGEST_WIDTH), fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: secondsLeft() })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = await work.catch(refuseUnreadable)
  return { width: info.width, height: info.height, pixels: data, channels: info.channels === 4 ? 4 : 3 }
}

function encodeStill(still: Still, size: Size, secondsLeft: () => number): Promise<Buffer> {
  return fromPixels(still)
    .resize({ ...size, fit: 'fill' })
    .webp(STILL)
    .timeout({ seconds: secondsLeft() })
    .toBuffer()
    .catch(refuseSlow)
}

/** Other sites show no transparency, often no WebP, and crop to about 16:9: better that we do it. */
function encodeShared(still: Still): Promise<Buffer> {
  const width = Math.max(1, Math.min(SHARED_WIDTH, still.width, Math.floor((still.height * 16) / 9)))
  return fromPixels(still)
    .resize({ width, height: Math.max(1, Math.round((width * 9) / 16)), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer()
}

function encodeAnimated(image: Buffer, size: Size, secondsLeft: () => number): Promise<Buffer> {
  return sharp(image, { ...INPUT, animated: true })
    .toColourspace('srgb')
    .resize({ ...size, fit: 'fill' })
    .webp(ANIMATED)
    .timeout({ seconds: secondsLeft() })
    .toBuffer()
    .catch(refuseUnreadable)
}

function fromPixels({ pixels, width, height, channels }: Still) {
  return sharp(pixels, { raw: { width, height, channels } })
}

function boxOf(width: number): Size {
  return { width, height: width * HEIGHTS }
}

/** Never enlarged. */
function fitInto({ width, height }: Size, widest: number): Size {
  const box = boxOf(widest)
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A small image has the same bytes under several names: they are made once. */
function createForms(
  encode: (size: Size) => Promise<Buffer>,
  full: Size,
): (width: number) => Promise<Buffer> {
  const made = new Map<string, Promise<Buffer>>()
  return (width) => {
    const size = fitInto(full, width)
    const key = `${size.width} ${size.height}`
    const form = made.get(key) ?? encode(size)
    made.set(key, form)
    return form
  }
}

function refuse(reason: UnfitImage['reason']): never {
  throw new UnfitImage(reason)
}

function refuseUnreadable(error: Error): never {
  return refuse(isTimeout(error) ? 'tookTooLong' : 'damaged')
}

function refuseSlow(error: Error): never {
  if (isTimeout(error)) refuse('tookTooLong')
  throw error
}

function isTimeout(error: Error): boolean {
  return error.message.includes('timeout')
}
