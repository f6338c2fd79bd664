import type { ByteRange } from '../platform/files.ts'

/** The requested range: everything, a part, or a part that is not there. */
export type AskedRange = ByteRange | 'all' | 'none'

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Players ask for one part at a time. Several parts at once, or an unknown syntax, are answered with everything, as
 * the standard allows: assembling such answers would be work that anybody could cause.
 */
export function readRange(header: string | undefined, size: number): AskedRange {
  const [, first = '', last = ''] = ONE_RANGE.exec((header ?? '').trim()) ?? []
  if (first === '' && last === '') return 'all'
  if (first === '') {
    // The last so many bytes.
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'all'
  return start >= size ? 'none' : { start, end }
}
