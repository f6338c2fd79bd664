import { VIDEO_SECONDS, VIDEO_SIDES } from '../../../contract/limits.ts'
import { UnfitVideo } from './failures.ts'

/** What is known about a video before anything is done with it. */
export interface VideoFacts {
  /** As it is displayed: rotated, and with square pixels. */
  width: number
  height: number
  /** Null where the file does not say, as with recordings of browsers. */
  durationMs: number | null
}

/** Sound may be a little longer than the pictures. */
const TOLERANCE_MS = 500
export const LONGEST_MS = VIDEO_SECONDS * 1000 + TOLERANCE_MS

export function enforceRateLimits({ width, height, durationMs }: VideoFacts): void {
  const [longer, shorter] = VIDEO_SIDES
  if (!(width >= 1 && height >= 1)) throw new UnfitVideo('damaged')
  if (Math.max(width, height) > longer || Math.min(width, height) > shorter) throw new UnfitVideo('tooLarge')
  if (durationMs !== null && durationMs > LONGEST_MS) throw new UnfitVideo('tooLong')
}
