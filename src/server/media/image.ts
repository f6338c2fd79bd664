import sharp from 'sharp'
import { IMAGE_PIXELS } from '../../contract/limits.ts'
import { IMAGE_WIDTHS } from '../../contract/media.ts'
import { fail, fill } from '../platform/errors.ts'
import { fileName, LARGEST_WIDTH, SHARED_NAME, SHARED_WIDTH } from './addresses.ts'
import type { ImageFormat } from './formats.ts'
import { messages } from './messages.ts'

export interface ProcessedImage {
  /** Of its largest form. */
  width: number
  height: number
  placeholder: string
  files: Map<string, Buffer>
}

export const MOST_FRAMES = 200
const TIME_LIMIT_SECONDS = 20
const LARGEST_ANIMATED = 960
const PLACEHOLDER_WIDTH = 16
/** A form is at most this many times as high as wide: WebP ends at 16,383 pixels. */
const HEIGHTS = 8
/** Animations are many pictures: little effort each, or they would not be done in time. */
const STILL = { quality: 80, effort: 4 }
const ANIMATED = { quality: 70, effort: 1 }

// An allow-list: by itself libvips would read SVG, PDF and more.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
})
// One thread an image and nothing kept: memory stays flat, and other requests get their turn.
sharp.concurrency(1)
sharp.cache(false)

/** Draws an uploaded image anew in every size: upright, in sRGB, and without anything that was hidden in it. */
export async function processImage(path: string, format: ImageFormat): Promise<ProcessedImage> {
  const isAnimated = await refuseUnfit(path, format)
  const startedAt = performance.now()
  const secondsLeft = () =>
    Math.max(1, TIME_LIMIT_SECONDS - Math.floor((performance.now() - startedAt) / 1000))
  const still = await decode(path, isAnimated, secondsLeft)
  const stillForms = createForms((size) => encodeStill(still, size, secondsLeft), still)
  const forms = isAnimated
    ? createForms((size) => encodeAnimated(path, size, secondsLeft), still)
    : stillForms
  const files = new Map<string, Buffer>()
  for (const width of IMAGE_WIDTHS)
    files.set(fileName(width), await forms(isAnimated ? Math.min(width, LARGEST_ANIMATED) : width))
  files.set(SHARED_NAME, await encodeShared(still))
  const placeholder = await stillForms(PLACEHOLDER_WIDTH)
  return {
    ...fitInto(still, isAnimated ? LARGEST_ANIMATED : LARGEST_WIDTH),
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    files,
  }
}

interface Size {
  width: number
  height: number
}

interface Still extends Size {
  pixels: Buffer
  channels: 3 | 4
}

/** Judges by the header alone, before anything is unpacked; tells whether it is an animation. */
async function refuseUnfit(path: string, format: ImageFormat): Promise<boolean> {
  const canMove = format === 'gif' || format === 'webp'
  const read = sharp(path, { animated: canMove, limitInputPixels: false, failOn: 'warning' }).metadata()
  const header = await read.catch(() => refuse(messages.damaged))
  if (header.format !== format) refuse(messages.damaged)
  const frames = header.pages ?? 1
  if (frames > MOST_FRAMES) refuse(fill(messages.tooManyFrames, { count: MOST_FRAMES }))
  if (header.width * (header.pageHeight ?? header.height) * frames > IMAGE_PIXELS)
    refuse(fill(messages.tooManyPixels, { count: IMAGE_PIXELS / 1e6 }))
  return frames > 1
}

const INPUT = { limitInputPixels: IMAGE_PIXELS, failOn: 'warning', sequentialRead: true } as const

/** The first picture, not larger than we keep it; everything still is made from these pixels. */
async function decode(path: string, isAnimated: boolean, secondsLeft: () => number): Promise<Still> {
  // A camera turns photographs; the pictures of an animation can't be turned, so all of its forms stay as they are.
  const work = (isAnimated ? sharp(path, INPUT) : sharp(path, INPUT).autoOrient())
    .toColourspace('srgb')
    .resize({ ...boxOf(LARGEST_WIDTH), fit: 'inside', withoutEnlargement: true })
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

/** Other sites show no transparency, often no WebP, and cut to about 16:9: better that we do. */
function encodeShared(still: Still): Promise<Buffer> {
  const width = Math.max(1, Math.min(SHARED_WIDTH, still.width, Math.floor((still.height * 16) / 9)))
  return fromPixels(still)
    .resize({ width, height: Math.max(1, Math.round((width * 9) / 16)), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer()
}

function encodeAnimated(path: string, size: Size, secondsLeft: () => number): Promise<Buffer> {
  return sharp(path, { ...INPUT, animated: true })
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

function refuse(text: (typeof messages)['damaged']): never {
  return fail('invalid_input', text, { fields: { file: text } })
}

function refuseUnreadable(error: Error): never {
  if (isTimeout(error)) refuse(messages.tookTooLong)
  return refuse(messages.damaged)
}

function refuseSlow(error: Error): never {
  if (isTimeout(error)) refuse(messages.tookTooLong)
  throw error
}

function isTimeout(error: Error): boolean {
  return error.message.includes('timeout')
}
