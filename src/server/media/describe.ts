import { IMAGE_WIDTHS, type Media } from '../../contract/media.ts'
import type { Language } from '../../contract/messages.ts'
import { fileName, LARGEST_WIDTH, pathOf, POSTER_NAME, videoName, type VideoFormat } from './addresses.ts'
import { signUrl } from './signing.ts'
import { failureText } from './videos/failures.ts'

/**
 * Everybody who knows the address; with a signed address people who may see adult content, or who may see the object
 * that shows it; or nobody but the staff.
 */
export type MediaAccess = 'open' | 'adult' | 'members' | 'closed'

/** An upload as an object shows it. Addresses are null until it is ready, and once only the staff may see it. */
export interface MediaView {
  id: number
  kind: 'image' | 'video'
  state: Media['state']
  width: number
  height: number
  placeholder: string
  /** The largest form of an image, or what is played. */
  url: string | null
  /** The forms of an image, the smallest first. */
  sources: { url: string; width: number }[]
  posterUrl: string | null
  durationMs: number | null
  access: MediaAccess
}

/** A row of `media`, with the values its columns may hold. */
export interface MediaRow {
  id: number
  key: string
  kind: 'image' | 'video'
  state: Media['state']
  width: number
  height: number
  placeholder: string
  access: MediaAccess
  format: VideoFormat | null
  duration_ms: number | null
  has_poster: boolean
  failure: string | null
}

export interface ViewOptions {
  /** For the staff, who judge what nobody else may see. */
  showsClosed?: boolean
}

export function toView(
  secret: string,
  row: MediaRow,
  now: Date,
  { showsClosed = false }: ViewOptions = {},
): MediaView {
  const { id, kind, state, width, height, placeholder, access } = row
  const isShown = state === 'ready' && (access !== 'closed' || showsClosed)
  const address = (name: string): string => {
    const path = pathOf(row.key, name)
    return access === 'open' ? path : signUrl(secret, path, now)
  }
  return {
    id,
    kind,
    state,
    width,
    height,
    placeholder,
    url: isShown ? address(mainName(row)) : null,
    sources:
      isShown && kind === 'image'
        ? formsOf(width).map((form) => ({ url: address(fileName(form)), width: Math.min(form, width) }))
        : [],
    posterUrl: isShown && row.has_poster ? address(POSTER_NAME) : null,
    durationMs: row.duration_ms,
    access,
  }
}

/** The address of a video is known before the file exists. */
export function toMedia(secret: string, row: MediaRow, now: Date, language: Language): Media {
  const { id, kind, url, state, width, height, placeholder, posterUrl, durationMs } = toView(secret, row, now)
  return {
    id,
    url: url ?? pathOf(row.key, mainName(row)),
    mediaType: kind,
    width,
    height,
    placeholder,
    state,
    posterUrl,
    durationMs,
    failure: row.failure === null ? null : failureText(row.failure)[language],
  }
}

function mainName({ kind, format }: MediaRow): string {
  return kind === 'image' ? fileName(LARGEST_WIDTH) : videoName(format ?? 'mp4')
}

/** Up to the first that has the full size: the larger ones are copies. */
function formsOf(width: number): (typeof IMAGE_WIDTHS)[number][] {
  const enough = IMAGE_WIDTHS.findIndex((form) => form >= width)
  return IMAGE_WIDTHS.slice(0, enough === -1 ? IMAGE_WIDTHS.length : enough + 1)
}
