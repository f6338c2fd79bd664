import * as z from 'zod/mini'
import { SECOND_MS } from '../../platform/clock.ts'
import type { VideoFacts } from './facts.ts'
import { UnfitVideo } from './failures.ts'
import { INPUT_ARGS, runTool, ToolFailed } from './run-tool.ts'
import type { VideoTools } from './tools.ts'

export interface Probed extends VideoFacts {
  video: { index: number; codec: string; pixelFormat: string }
  audio: { index: number; codec: string } | null
}

const Stream = z.object({
  index: z.number(),
  codec_type: z.optional(z.string()),
  codec_name: z.optional(z.string()),
  pix_fmt: z.optional(z.string()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  sample_aspect_ratio: z.optional(z.string()),
  disposition: z.optional(z.object({ attached_pic: z.optional(z.number()) })),
  side_data_list: z.optional(z.array(z.object({ rotation: z.optional(z.number()) }))),
})
const Answer = z.object({
  streams: z.optional(z.array(Stream)),
  format: z.optional(z.object({ duration: z.optional(z.string()) })),
})

const PROBE_MS = 10 * SECOND_MS
const ANSWER_BYTES = 256 * 1024
const ENTRIES = [
  'format=duration',
  'stream=index,codec_type,codec_name,pix_fmt,width,height,sample_aspect_ratio',
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
].join(':')

/** Reads a file with ffprobe. What it can't read is damaged, and what has no moving picture is no video. */
export async function probeVideo(tools: VideoTools, path: string, signal?: AbortSignal): Promise<Probed> {
  const args = ['-of', 'json', '-show_entries', ENTRIES, ...INPUT_ARGS]
  const options = { input: path, mostBytes: ANSWER_BYTES, timeoutMs: PROBE_MS, signal }
  const output = await runTool(tools.ffprobe, args, options).catch(refuse)
  return readAnswer(Answer.parse(JSON.parse(output.toString())))
}

function refuse(error: unknown): never {
  if (error instanceof ToolFailed) throw new UnfitVideo(error.isTimeout ? 'tookTooLong' : 'damaged')
  throw error
}

export function readAnswer({ streams = [], format }: z.infer<typeof Answer>): Probed {
  // The cover of a piece of music is a stream of pictures too.
  const video = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  )
  const audio = streams.find(({ codec_type }) => codec_type === 'audio')
  if (video === undefined) throw new UnfitVideo('noVideo')
  const seconds = Number(format?.duration ?? Number.NaN)
  return {
    ...sizeOf(video),
    durationMs: seconds > 0 ? Math.round(seconds * 1000) : null,
    video: { index: video.index, codec: video.codec_name ?? '', pixelFormat: video.pix_fmt ?? '' },
    audio: audio === undefined ? null : { index: audio.index, codec: audio.codec_name ?? '' },
  }
}

function sizeOf({ width = 0, height = 0, ...video }: z.infer<typeof Stream>) {
  const [across = 1, down = 1] = (video.sample_aspect_ratio ?? '1:1').split(':').map(Number)
  const ratio = across > 0 && down > 0 ? across / down : 1
  const stretched = Math.round(width * Math.min(4, Math.max(0.25, ratio)))
  const rotation = video.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0
  const isTurned = Math.abs(rotation) % 180 === 90
  return isTurned ? { width: height, height: stretched } : { width: stretched, height }
}
