import type { Box } from './boxes.ts'
import { contentOf, type Movie } from './movie.ts'

/** Profiles of H.264 with 8 bits and 4:2:0: baseline, main, extended, high. */
const PLAIN_PROFILES = new Set([66, 77, 88, 100])
const AAC = [0x40, 0x66, 0x67, 0x68]
const MP3 = [0x69, 0x6b]

/** The coded size of an H.264 entry that browsers play; undefined for anything else. */
export function readVideoEntry(movie: Movie, entry: Box): { width: number; height: number } | undefined {
  if (entry.type !== 'avc1' && entry.type !== 'avc3') return undefined
  const content = contentOf(movie, entry, 78)
  const configuration = content.indexOf('avcC', 78, 'latin1')
  if (configuration === -1 || !PLAIN_PROFILES.has(content[configuration + 5] ?? 0)) return undefined
  return { width: content.readUInt16BE(24), height: content.readUInt16BE(26) }
}

export function isPlayedSound(movie: Movie, entry: Box): boolean {
  if (entry.type === '.mp3') return true
  if (entry.type !== 'mp4a') return false
  const content = contentOf(movie, entry, 28)
  const descriptor = content.indexOf('esds', 28, 'latin1')
  const kind = descriptor === -1 ? undefined : readObjectType(content.subarray(descriptor + 8))
  return kind !== undefined && [...AAC, ...MP3].includes(kind)
}

/** What an elementary stream holds: the first byte of the description inside its description. */
function readObjectType(bytes: Buffer): number | undefined {
  const outer = readDescriptor(bytes, 0x03)
  if (outer === undefined) return undefined
  const flags = outer[2] ?? 0
  const skipped =
    3 + (flags & 0x80 ? 2 : 0) + (flags & 0x40 ? 1 + (outer[3] ?? 0) : 0) + (flags & 0x20 ? 2 : 0)
  return readDescriptor(outer.subarray(skipped), 0x04)?.[0]
}

function readDescriptor(bytes: Buffer, tag: number): Buffer | undefined {
  if (bytes[0] !== tag) return undefined
  // Its length is up to four bytes of seven bits.
  let at = 1
  while (at < 5 && ((bytes[at] ?? 0) & 0x80) !== 0) at++
  return bytes.subarray(at + 1)
}
