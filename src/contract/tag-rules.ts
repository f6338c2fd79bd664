import { TAG_MAX, TAG_MIN } from './limits.ts'

const TAG = new RegExp(`^(?=.{${TAG_MIN},${TAG_MAX}}$)[\\p{L}\\p{M}\\p{N}]+(?:-[\\p{L}\\p{M}\\p{N}]+)*$`, 'u')

/** Lower-case letters and digits of any script, with single hyphens between them. */
export function isTag(value: string): boolean {
  return TAG.test(value) && value === value.toLowerCase() && value === value.normalize('NFC')
}

/** What somebody typed, made into a tag; it may still be none. */
export function toTag(value: string): string {
  return value
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
