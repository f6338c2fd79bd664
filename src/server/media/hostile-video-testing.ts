import { readFile } from 'node:fs/promises'
import { createRandom } from '../platform/seeding.ts'

/** Writes MP4 and WebM files that no camera would: each is small, and asks for far more than its size. */
export function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

export const FTYP = box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1'))

/** Numbers of 32 bits, after version and flags. */
const table = (type: string, ...numbers: number[]): Buffer => box(type, u32(0, ...numbers))

export function u32(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number >>> 0, index * 4)
  return bytes
}

export const clip = () => readFile(new URL('../seeds/clip.mp4', import.meta.url))

/** How the pictures of the clip are coded: H.264, which browsers play. */
export async function h264Entry(): Promise<Buffer> {
  const bytes = await clip()
  const at = bytes.indexOf('stsd') - 4
  return bytes.subarray(at, at + bytes.readUInt32BE(at))
}

export interface TrackTables {
  handler?: string
  stsd: Buffer
  /** Pairs: how many samples, how long each. */
  times: number[]
  /** Pairs: how many samples, how much later each is shown. */
  offsets?: number[]
  /** Of all samples; 0 where `sizes` has one for each. */
  sampleSize: number
  sampleCount: number
  sizes?: number[]
  /** Triples: from which chunk, how many samples in each, 1. */
  chunks: number[]
  chunkOffsets: number[]
}

const TIMESCALE = 1000

export function track(tables: TrackTables, id = 1): Buffer {
  const { handler = 'vide', stsd, times, offsets, sampleSize, sampleCount, sizes = [] } = tables
  const header = Buffer.alloc(84)
  header.writeUInt32BE(id, 12)
  for (const [at, value] of [
    [40, 0x10000],
    [56, 0x10000],
    [72, 0x40000000],
  ] as const)
    header.writeInt32BE(value, at)
  const samples = [
    stsd,
    table('stts', times.length / 2, ...times),
    ...(offsets === undefined ? [] : [table('ctts', offsets.length / 2, ...offsets)]),
    table('stsz', sampleSize, sampleCount, ...sizes),
    table('stsc', tables.chunks.length / 3, ...tables.chunks),
    table('stco', tables.chunkOffsets.length, ...tables.chunkOffsets),
  ]
  const kind = Buffer.concat([u32(0, 0), Buffer.from(handler, 'latin1'), Buffer.alloc(13)])
  const minf = box('minf', box('vmhd', Buffer.alloc(12)), box('stbl', ...samples))
  return box(
    'trak',
    box('tkhd', header),
    box('mdia', table('mdhd', 0, 0, TIMESCALE, 3000, 0x55c40000), box('hdlr', kind), minf),
  )
}

export function moov(...tracks: Buffer[]): Buffer {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(TIMESCALE, 12)
  return box('moov', box('mvhd', header), ...tracks)
}

/** Behind `start` a box of data; where its content begins. */
export const dataAt = (start: Buffer): number => start.length + 8

export const EBML = Buffer.from('1a45dfa3874282847765626d', 'hex')

/** An element with a length of eight bytes, whatever it claims. */
export function element(id: string, content: Buffer, claims: bigint | number = content.length): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE((1n << 56n) | BigInt(claims))
  return Buffer.concat([Buffer.from(id, 'hex'), length, content])
}

export function* numbers(count: number, of: (index: number) => number): Generator<number> {
  for (let index = 0; index < count; index++) yield of(index)
}

export function noise(length: number): Buffer {
  const random = createRandom(length)
  return Buffer.from(Uint8Array.from({ length }, () => random.int(256)))
}

/** Thirty pictures of a hundred bytes. */
export const plain = (stsd: Buffer, chunkOffset: number): TrackTables => ({
  stsd,
  times: [30, 100],
  sampleSize: 100,
  sampleCount: 30,
  chunks: [1, 30, 1],
  chunkOffsets: [chunkOffset],
})
export const OTHER = box('stsd', u32(0, 1), box('gpmd', Buffer.alloc(8)))

/** Chunks of tracks that no reader is given, each in another of thousands of boxes of data. */
export async function spreadChunks(boxes: number, chunks = 50_000): Promise<Buffer> {
  const empty = Array<Buffer>(boxes).fill(box('mdat'))
  const data = Buffer.concat([FTYP, box('mdat', Buffer.alloc(3000)), ...empty])
  const spread = track({
    handler: 'meta',
    stsd: OTHER,
    times: [chunks, 1],
    sampleSize: 1,
    sampleCount: chunks,
    chunks: [1, 1, 1],
    chunkOffsets: [...numbers(chunks, (index) => data.length - 8 * (index % boxes))],
  })
  const shown = track(plain(await h264Entry(), dataAt(FTYP)))
  return Buffer.concat([data, moov(shown, ...Array<Buffer>(4).fill(spread))])
}
