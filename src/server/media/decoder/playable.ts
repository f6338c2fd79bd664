import type { AudioCodec, InputAudioTrack, InputVideoTrack, VideoCodec } from 'mediabunny'
import type { VideoFormat } from '../addresses.ts'
import { UnfitVideo } from '../videos/failures.ts'

export interface Playable {
  format: VideoFormat
  videoCodec: VideoCodec
  audioCodec: AudioCodec | undefined
}

/** Profiles with 8 bits and 4:2:0: of H.264 baseline, main, extended and high, of VP9 and AV1 the first. */
const PICTURES: Partial<Record<VideoCodec, { format: VideoFormat; profile: RegExp }>> = {
  avc: { format: 'mp4', profile: /^avc[13]\.(42|4d|58|64)/i },
  vp8: { format: 'webm', profile: /^vp8/ },
  vp9: { format: 'webm', profile: /^vp09\.00\.\d+\.08/ },
  av1: { format: 'webm', profile: /^av01\.0\.\w+\.08/ },
}
const SOUNDS: Record<VideoFormat, readonly AudioCodec[]> = { mp4: ['aac', 'mp3'], webm: ['opus', 'vorbis'] }

/** The container in which every browser plays these streams as they are; what needs another one is refused. */
export async function choosePlayable(
  video: InputVideoTrack,
  audio: InputAudioTrack | undefined,
): Promise<Playable> {
  const videoCodec = await video.getCodec()
  const known = videoCodec === null ? undefined : PICTURES[videoCodec]
  const profile = (await video.getCodecParameterString()) ?? ''
  if (videoCodec === null || known === undefined || !known.profile.test(profile))
    throw new UnfitVideo('notPlayable')
  const { format } = known
  // WebM can't say that its pictures are to be turned.
  if (format === 'webm' && (await video.getRotation()) !== 0) throw new UnfitVideo('notPlayable')
  const audioCodec = (await audio?.getCodec()) ?? undefined
  const isSilent = audio === undefined
  if (!isSilent && (audioCodec === undefined || !SOUNDS[format].includes(audioCodec)))
    throw new UnfitVideo('notPlayable')
  return { format, videoCodec, audioCodec }
}
