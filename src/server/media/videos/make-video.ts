import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { VIDEO_SECONDS } from '../../../contract/limits.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { videoName, type VideoFormat } from '../addresses.ts'
import { enforceRateLimits, type VideoFacts } from './facts.ts'
import { UnfitVideo } from './failures.ts'
import { probeVideo, type Probed } from './probe.ts'
import { INPUT_ARGS, OUTPUT, runTool, ToolFailed, splitArgs } from './run-tool.ts'
import type { VideoTools } from './tools.ts'

export const WORK_MS = 5 * MINUTE_MS
/** It writes nothing to its standard output. */
const SAID_BYTES = 4096
const COPY_BYTES = '105M'
const MADE_BYTES = '60M'
/** At this bit rate two minutes never reach the limit of MADE_BYTES. */
const VIDEO_RATE = '-maxrate 3500k -bufsize 7000k'
/** The shorter side of re-encoded videos: of short ones, and of longer ones, which would take too long otherwise. */
const SHORTER_SIDE = { short: 1080, long: 720 }
const SHORT_MS = 30_000

export interface Work {
  tools: VideoTools
  /** A folder for intermediate files. */
  folder: string
  signal: AbortSignal
  /** How much time is left for all of it. */
  timeLeftMs: () => number
}

export interface MadeVideo {
  path: string
  format: VideoFormat
  bytes: number
  facts: VideoFacts
}

/** Makes what browsers play: by copying the streams where they can play them, else by re-encoding. */
export async function makeVideo(work: Work, source: string): Promise<MadeVideo> {
  const probed = await probeVideo(work.tools, source, work.signal)
  enforceRateLimits(probed)
  const format = copyFormat(probed)
  if (format !== undefined) {
    const copy = await attempt(work, source, probed, format, copyArgs(format)).catch(orUnfit)
    if (copy !== undefined) return copy
  }
  return attempt(work, source, probed, 'mp4', encodeArgs(probed))
}

/** The container in which browsers play these streams as they are. */
export function copyFormat({ video, audio }: Pick<Probed, 'video' | 'audio'>): VideoFormat | undefined {
  const sound = audio?.codec ?? 'none'
  const isPlain = ['yuv420p', 'yuvj420p'].includes(video.pixelFormat)
  if (video.codec === 'h264' && isPlain && ['aac', 'mp3', 'none'].includes(sound)) return 'mp4'
  if (['vp8', 'vp9'].includes(video.codec) && isPlain && ['opus', 'vorbis', 'none'].includes(sound))
    return 'webm'
  return undefined
}

async function attempt(
  work: Work,
  source: string,
  probed: Probed,
  format: VideoFormat,
  how: string[],
): Promise<MadeVideo> {
  const { tools, signal } = work
  const path = join(work.folder, videoName(format))
  const streams = [probed.video, probed.audio].flatMap((one) => (one ? ['-map', `0:${one.index}`] : []))
  // Neither tags nor chapters nor other tracks: location, device and telemetry are dropped.
  const plain = splitArgs('-map_metadata -1 -map_chapters -1 -sn -dn -fflags +bitexact')
  const end = splitArgs(`-t ${VIDEO_SECONDS}${format === 'mp4' ? ' -movflags +faststart' : ''} -f ${format}`)
  const begin = splitArgs('-nostdin -y -threads 1')
  const args = [...begin, ...INPUT_ARGS, ...streams, ...plain, ...how, ...end, OUTPUT]
  const timeoutMs = Math.max(1, work.timeLeftMs())
  const options = { input: source, output: path, mostBytes: SAID_BYTES, timeoutMs, signal }
  await runTool(tools.ffmpeg, args, options).catch(refuse)
  const facts = await probeVideo(tools, path, signal)
  assertDuration(probed.durationMs, facts.durationMs)
  return { path, format, bytes: (await stat(path)).size, facts }
}

function copyArgs(format: VideoFormat): string[] {
  return splitArgs(`-c copy -fs ${COPY_BYTES}${format === 'mp4' ? ' -strict unofficial' : ''}`)
}

function encodeArgs({ width, height, durationMs }: Probed): string[] {
  const isShort = durationMs !== null && durationMs <= SHORT_MS
  const scale = Math.min(1, SHORTER_SIDE[isShort ? 'short' : 'long'] / Math.min(width, height))
  const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2)
  const picture = `-vf scale=${even(width)}:${even(height)},setsar=1 -fpsmax 30 -pix_fmt yuv420p`
  const coder = `-c:v libx264 -preset veryfast -crf 24 ${VIDEO_RATE} -flags:v +bitexact -threads 1`
  return splitArgs(`${picture} ${coder} -c:a aac -b:a 128k -ac 2 -ar 48000 -fs ${MADE_BYTES}`)
}

/** A video that ends early was cut off somewhere; one of unknown length that reaches the limit was longer. */
function assertDuration(wantedMs: number | null, madeMs: number | null): void {
  if (madeMs === null) throw new UnfitVideo('damaged')
  if (wantedMs === null && madeMs >= VIDEO_SECONDS * 1000 - 100) throw new UnfitVideo('tooLong')
  if (wantedMs !== null && madeMs < wantedMs * 0.9 - 1000) throw new UnfitVideo('damaged')
}

function refuse(error: unknown): never {
  if (!(error instanceof ToolFailed) || error.isDiskFull) throw error
  throw new UnfitVideo(error.isTimeout ? 'tookTooLong' : 'damaged')
}

/** Streams that can't be copied may still be decoded. */
function orUnfit(error: unknown): undefined {
  if (error instanceof UnfitVideo && error.failure === 'damaged') return undefined
  throw error
}
