import { randomInt } from 'node:crypto'
import { IMAGE_WIDTHS } from '../../contract/media.ts'

export type ImageWidth = (typeof IMAGE_WIDTHS)[number]
export type VideoFormat = 'mp4' | 'webm'

export const LARGEST_WIDTH: ImageWidth = 1600
/** Beside a name; only the pictures of profiles have this form too. */
export const AVATAR_WIDTH = 96

/** The file that other sites show when a link to a page with this image is shared. */
export const SHARED_WIDTH = 1200
export const SHARED_NAME = `${SHARED_WIDTH}.jpg`
export const POSTER_NAME = 'poster.webp'
/** A video as it was sent, until it is made ready. It is never served. */
export const SOURCE_NAME = 'source.bin'

const KEY_LENGTH = 22
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const KEY = new RegExp(`^[A-Za-z0-9]{${KEY_LENGTH}}$`)
const KEY_IN_PATH = new RegExp(`^/media/([A-Za-z0-9]{${KEY_LENGTH}})/`)

/** The public name of an upload: it can't be guessed, and contains nothing of the uploader's file name. */
export function newMediaKey(): string {
  return Array.from({ length: KEY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

export function isMediaKey(value: string): boolean {
  return KEY.test(value)
}

export function mediaUrl(key: string, width: ImageWidth | typeof AVATAR_WIDTH): string {
  return pathOf(key, fileName(width))
}

export function pathOf(key: string, name: string): string {
  return `/media/${key}/${name}`
}

export function fileName(width: ImageWidth | typeof AVATAR_WIDTH): string {
  return `${width}.webp`
}

export function videoName(format: VideoFormat): string {
  return `video.${format}`
}

/** The one list of names under which files are served, with their types. */
const TYPES = new Map<string, string>([
  ...([AVATAR_WIDTH, ...IMAGE_WIDTHS] as const).map((width) => [fileName(width), 'image/webp'] as const),
  [SHARED_NAME, 'image/jpeg'],
  [videoName('mp4'), 'video/mp4'],
  [videoName('webm'), 'video/webm'],
  [POSTER_NAME, 'image/webp'],
])

export function typeOfFile(name: string): string | undefined {
  return TYPES.get(name)
}

const KEYS_IN_TEXT = new RegExp(`/media/([A-Za-z0-9]{${KEY_LENGTH}})/`, 'g')

/** Every key in a text that is not parsed yet, whatever stands around it. */
export function keysInText(text: string): string[] {
  return Array.from(text.matchAll(KEYS_IN_TEXT), ([, key = '']) => key)
}

export function keyInPath(path: string): string | undefined {
  return KEY_IN_PATH.exec(path)?.[1]
}
