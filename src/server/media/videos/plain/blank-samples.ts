import { UnfitVideo } from '../failures.ts'
import type { Box } from './boxes.ts'
import type { Edit } from './file-window.ts'
import { contentOf, type Movie, type Track } from './movie.ts'

const MOST_CHUNKS = 200_000

/** Where the data of a track lies that is not kept: telemetry with places, for one. Only ever inside `mdat`. */
export function blankSamples(movie: Movie, track: Track, top: Box[]): Edit[] {
  const data = top.filter(({ type }) => type === 'mdat')
  const edits: Edit[] = []
  const offsets = readOffsets(movie, track)
  // Sizes in the compact form are not read here, and what can't be blanked may not be served.
  if (offsets.length > 0 && !track.sampleTables.has('stsz')) throw new UnfitVideo('notPlayable')
  const sizes = readSizes(movie, track)
  const counts = readCounts(movie, track)
  let sample = 0
  for (const [index, at] of offsets.entries()) {
    let length = 0
    for (let left = counts(index + 1); left > 0; left--) length += sizes(sample++)
    const box = data.find(({ contentAt, end }) => at >= contentAt && at < end)
    if (box !== undefined) edits.push({ at, length: Math.min(length, box.end - at) })
  }
  return edits
}

function tableOf(movie: Movie, track: Track, name: string): Buffer | undefined {
  const box = track.sampleTables.get(name)
  return box && contentOf(movie, box, 8)
}

function readOffsets(movie: Movie, track: Track): number[] {
  const [short, long] = [tableOf(movie, track, 'stco'), tableOf(movie, track, 'co64')]
  const [table, step] = short === undefined ? [long, 8] : [short, 4]
  if (table === undefined) return []
  const count = Math.min(table.readUInt32BE(4), Math.floor((table.length - 8) / step))
  if (count > MOST_CHUNKS) throw new UnfitVideo('notPlayable')
  return Array.from({ length: count }, (_, index) =>
    step === 4 ? table.readUInt32BE(8 + index * 4) : Number(table.readBigUInt64BE(8 + index * 8)),
  )
}

/** The size of a sample by its number. */
function readSizes(movie: Movie, track: Track): (sample: number) => number {
  const table = tableOf(movie, track, 'stsz')
  if (table === undefined || table.length < 12) return () => 0
  const size = table.readUInt32BE(4)
  const count = Math.floor((table.length - 12) / 4)
  return (sample) => (size > 0 ? size : sample < count ? table.readUInt32BE(12 + sample * 4) : 0)
}

/** How many samples the chunk with this number has, the first being 1. */
function readCounts(movie: Movie, track: Track): (chunk: number) => number {
  const table = tableOf(movie, track, 'stsc')
  const runs: { first: number; samples: number }[] = []
  if (table !== undefined) {
    const count = Math.min(table.readUInt32BE(4), Math.floor((table.length - 8) / 12))
    for (let run = 0; run < count; run++)
      runs.push({ first: table.readUInt32BE(8 + run * 12), samples: table.readUInt32BE(12 + run * 12) })
  }
  let run = 0
  let budget = MOST_CHUNKS * 10
  return (chunk) => {
    while (run + 1 < runs.length && (runs[run + 1]?.first ?? 0) <= chunk) run++
    const samples = runs[run]?.samples ?? 0
    budget -= samples
    if (budget < 0) throw new UnfitVideo('notPlayable')
    return samples
  }
}
