import {
  CustomSource,
  EncodedAudioPacketSource,
  EncodedVideoPacketSource,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { VideoFormat } from '../addresses.ts'
import { enforceRateLimits, type VideoFacts } from '../videos/facts.ts'
import { UnfitVideo } from '../videos/failures.ts'
import { interleave, survey, type Stream } from './packets.ts'
import { choosePlayable } from './playable.ts'

/** The uploaded file, and the one that is made from it. */
export interface RemuxFiles {
  size: number
  read: (start: number, end: number) => Promise<Uint8Array>
  write: (bytes: Uint8Array, position: number) => Promise<void>
}

export interface Remuxed extends VideoFacts {
  durationMs: number
  format: VideoFormat
}

/** What a container needs in addition to the packets: for each of them, and for itself. */
const PACKET_MARGIN = 64
const HEAD_MARGIN = 64 * 1024
const CHUNK_BYTES = 1024 ** 2

/**
 * Copies the packets of the first pictures and the first sound into a container of our own; nothing else of the file
 * comes along. What is written is bounded by the size of the file; time and memory are bounded from outside.
 */
export async function remux(files: RemuxFiles): Promise<Remuxed> {
  const { size, read } = files
  const source = new CustomSource({ getSize: () => size, read, prefetchProfile: 'fileSystem' })
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source })
  const tracks = await input.getTracks()
  const video = tracks.find((track) => track.isVideoTrack())
  const audio = tracks.find((track) => track.isAudioTrack())
  if (video === undefined) throw new UnfitVideo(audio === undefined ? 'damaged' : 'noVideo')
  const { format, videoCodec, audioCodec } = await choosePlayable(video, audio)
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  enforceRateLimits({ width, height, durationMs: null })
  enforceRateLimits({
    width: await video.getCodedWidth(),
    height: await video.getCodedHeight(),
    durationMs: null,
  })

  const pictures = await survey(video)
  const sounds = audio && (await survey(audio))
  // A table may name the same bytes again and again; no honest file does.
  if (pictures.bytes + (sounds?.bytes ?? 0) > size) throw new UnfitVideo('damaged')
  const start = Math.min(pictures.start, sounds?.start ?? pictures.start)
  // MP4 can start before zero: that is how a player learns to skip what the encoder of the sound put in front.
  const shift = format === 'webm' || start > 0 ? -start : 0
  const durationMs = Math.round((Math.max(pictures.end, sounds?.end ?? 0) + shift) * 1000)
  if (!(durationMs > 0)) throw new UnfitVideo('damaged')
  enforceRateLimits({ width, height, durationMs })

  const most = size + (pictures.count + (sounds?.count ?? 0)) * PACKET_MARGIN + HEAD_MARGIN
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat(),
    target: boundedTarget(files.write, most),
  })
  const streams: Stream[] = []
  const videoSource = new EncodedVideoPacketSource(videoCodec)
  const videoMeta = { decoderConfig: (await video.getDecoderConfig()) ?? undefined }
  output.addVideoTrack(videoSource, {
    maximumPacketCount: pictures.count,
    ...(format === 'mp4' && { rotation: await video.getRotation() }),
  })
  streams.push({ track: video, add: (packet) => videoSource.add(packet, videoMeta) })
  if (audio !== undefined && sounds !== undefined && sounds.count > 0 && audioCodec !== undefined) {
    const audioSource = new EncodedAudioPacketSource(audioCodec)
    const audioMeta = { decoderConfig: (await audio.getDecoderConfig()) ?? undefined }
    output.addAudioTrack(audioSource, { maximumPacketCount: sounds.count })
    streams.push({ track: audio, add: (packet) => audioSource.add(packet, audioMeta) })
  }
  await output.start()
  await interleave(streams, shift)
  await output.finalize()
  return { width, height, durationMs, format }
}

function boundedTarget(write: RemuxFiles['write'], mostBytes: number): StreamTarget {
  let left = mostBytes
  const sink = new WritableStream<{ data: Uint8Array; position: number }>({
    async write({ data, position }) {
      left -= data.length
      if (left < 0 || position + data.length > mostBytes) throw new UnfitVideo('damaged')
      await write(data, position)
    },
  })
  return new StreamTarget(sink, { chunked: true, chunkSize: CHUNK_BYTES })
}
