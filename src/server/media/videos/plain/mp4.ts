import type { VideoFacts } from '../facts.ts'
import { UnfitVideo } from '../failures.ts'
import { readTopBoxes } from './boxes.ts'
import { isPlayedSound, readVideoEntry } from './codecs.ts'
import type { Edit, FileWindow } from './file-window.ts'
import { childOf, childrenOf, need, readClock, readTrack, type Movie, type Track } from './movie.ts'
import { blankMovie, blankTop } from './blank-mp4.ts'
import { blankSamples } from './blank-samples.ts'

const MOST_MOVIE_BYTES = 32 * 1024 ** 2

export interface PlainVideo extends VideoFacts {
  durationMs: number
  /** What is overwritten so that nothing is left that tells of a place, a device or a person. */
  edits: Edit[]
}

/** Reads an MP4 of H.264 with AAC or MP3, the one kind that every browser plays; anything else is refused. */
export async function readMp4(file: FileWindow): Promise<PlainVideo> {
  const top = await readTopBoxes(file)
  const box = need(top.find(({ type }) => type === 'moov'))
  if (box.end - box.at > MOST_MOVIE_BYTES) throw new UnfitVideo('damaged')
  // In fragments, what other tracks hold could not be found and blanked.
  if (top.some(({ type }) => type === 'moof')) throw new UnfitVideo('notPlayable')
  const movie: Movie = { bytes: Buffer.from(await file.read(box.at, box.end - box.at)), base: box.at, box }
  const tracks = childrenOf(movie, box)
    .filter(({ type }) => type === 'trak')
    .map((track) => readTrack(movie, track))
  const { video, audio } = choose(movie, tracks)
  const size = need(video.entries.map((entry) => readVideoEntry(movie, entry))[0])
  const { durationMs } = readClock(movie, need(childOf(movie, box, 'mvhd')))
  const kept = [video, ...(audio ? [audio] : [])]
  const longest = Math.round(Math.max(durationMs, ...kept.map((track) => track.durationMs)))
  if (longest === 0) throw new UnfitVideo('notPlayable')
  const dropped = tracks.filter((track) => !kept.includes(track))
  return {
    width: video.isTurned ? size.height : size.width,
    height: video.isTurned ? size.width : size.height,
    durationMs: longest,
    edits: [
      ...blankTop(top, file.size),
      ...blankMovie(movie, kept),
      ...dropped.flatMap((track) => blankSamples(movie, track, top)),
    ],
  }
}

function choose(movie: Movie, tracks: Track[]): { video: Track; audio: Track | undefined } {
  const video = tracks.find(({ handler }) => handler === 'vide')
  const audio = tracks.find(({ handler }) => handler === 'soun')
  if (video === undefined) throw new UnfitVideo('noVideo')
  const isPlayed =
    video.entries.length > 0 &&
    video.entries.every((entry) => readVideoEntry(movie, entry) !== undefined) &&
    (audio === undefined || audio.entries.every((entry) => isPlayedSound(movie, entry)))
  if (!isPlayed) throw new UnfitVideo('notPlayable')
  return { video, audio }
}
