import { UnfitVideo } from '../failures.ts'
import { readBoxes, type Box } from './boxes.ts'

/** The head of an ISO file in memory, with ways to reach into it that never read beside it. */
export interface Movie {
  bytes: Buffer
  base: number
  box: Box
}

export interface Track {
  box: Box
  handler: string
  /** Turned, from the header of the track. */
  isTurned: boolean
  durationMs: number
  sampleTables: Map<string, Box>
  entries: Box[]
}

export function childrenOf({ bytes, base }: Movie, box: Box): Box[] {
  return readBoxes(bytes, base, box.contentAt, box.end)
}

export function childOf(movie: Movie, box: Box, ...path: string[]): Box | undefined {
  let found: Box | undefined = box
  for (const type of path) found = found && childrenOf(movie, found).find((child) => child.type === type)
  return found
}

/** The content of a box, at least so long. */
export function contentOf({ bytes, base }: Movie, box: Box, atLeast: number): Buffer {
  const content = bytes.subarray(box.contentAt - base, box.end - base)
  if (content.length < atLeast) throw new UnfitVideo('damaged')
  return content
}

export function readTrack(movie: Movie, box: Box): Track {
  const [header, media] = [need(childOf(movie, box, 'tkhd')), need(childOf(movie, box, 'mdia'))]
  const samples = childOf(movie, media, 'minf', 'stbl')
  const sampleTables = new Map(samples ? childrenOf(movie, samples).map((one) => [one.type, one]) : [])
  const descriptions = sampleTables.get('stsd')
  const clock = readClock(movie, need(childOf(movie, media, 'mdhd')))
  return {
    box,
    handler: contentOf(movie, need(childOf(movie, media, 'hdlr')), 12).toString('latin1', 8, 12),
    isTurned: isTurned(contentOf(movie, header, 84)),
    durationMs: Math.max(clock.durationMs, sumDurations(movie, sampleTables.get('stts'), clock.timescale)),
    sampleTables,
    entries: descriptions
      ? readBoxes(movie.bytes, movie.base, descriptions.contentAt + 8, descriptions.end)
      : [],
  }
}

/** Of `mvhd` and `mdhd`, which begin alike. */
export function readClock(movie: Movie, box: Box): { timescale: number; durationMs: number } {
  const isLong = contentOf(movie, box, 20)[0] === 1
  const content = contentOf(movie, box, isLong ? 32 : 20)
  const timescale = content.readUInt32BE(isLong ? 20 : 12)
  const ticks = isLong ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16)
  if (timescale === 0) throw new UnfitVideo('damaged')
  // All ones say that nobody knows.
  const isKnown = isLong ? ticks < 2 ** 63 : ticks !== 0xffffffff
  return { timescale, durationMs: isKnown ? (ticks / timescale) * 1000 : 0 }
}

/** How long the samples themselves are: the head alone could claim anything. */
function sumDurations(movie: Movie, times: Box | undefined, timescale: number): number {
  if (times === undefined) return 0
  const content = contentOf(movie, times, 8)
  const count = Math.min(content.readUInt32BE(4), Math.floor((content.length - 8) / 8))
  let ticks = 0
  for (let entry = 0; entry < count; entry++)
    ticks += content.readUInt32BE(8 + entry * 8) * content.readUInt32BE(12 + entry * 8)
  return (ticks / timescale) * 1000
}

function isTurned(header: Buffer): boolean {
  const matrixAt = header[0] === 1 ? 52 : 40
  if (header.length < matrixAt + 36) return false
  return header.readInt32BE(matrixAt) === 0 && header.readInt32BE(matrixAt + 16) === 0
}

export function need<T>(value: T | undefined): T {
  if (value === undefined) throw new UnfitVideo('damaged')
  return value
}
