import type { VideoFormat } from '../../addresses.ts'
import type { VideoContainer } from '../../formats.ts'
import { holdLimits, type VideoFacts } from '../facts.ts'
import { applyEdits, withFileWindow } from './file-window.ts'
import { readMp4 } from './mp4.ts'
import { readWebm } from './webm.ts'

export interface MadePlain extends VideoFacts {
  durationMs: number
  format: VideoFormat
}

/** Without ffmpeg: a video that browsers play as it is, with everything blanked that tells of a place or a device. */
export async function makePlain(path: string, container: VideoContainer): Promise<MadePlain> {
  const { edits, ...facts } = await withFileWindow(path, container === 'iso' ? readMp4 : readWebm)
  holdLimits(facts)
  await applyEdits(path, edits)
  return { ...facts, format: container === 'iso' ? 'mp4' : 'webm' }
}
