import { stat } from 'node:fs/promises'
import type { NewMedia } from '../actions.ts'
import { SOURCE_NAME, videoName } from '../addresses.ts'
import type { Desk } from '../desk.ts'
import type { VideoContainer } from '../formats.ts'
import { neutralPlaceholder } from '../placeholders.ts'
import { holdLimits } from './facts.ts'
import { refuseUnfit } from './failures.ts'
import { holdWhole } from './whole.ts'
import { makePlain } from './plain/make-plain.ts'
import { probeVideo } from './probe.ts'

/** Looks at an uploaded video: with ffmpeg it is made ready later, without it is taken as it is or not at all. */
export async function takeVideo(desk: Desk, path: string, container: VideoContainer): Promise<NewMedia> {
  return look(desk, path, container).catch(refuseUnfit)
}

async function look(desk: Desk, path: string, container: VideoContainer): Promise<NewMedia> {
  const tools = await desk.videoTools
  await holdWhole(path, container)
  const plain = tools === undefined ? await makePlain(path, container) : undefined
  const facts = plain ?? (await probeVideo(tools as NonNullable<typeof tools>, path))
  holdLimits(facts)
  const { width, height, durationMs } = facts
  const placeholder = await neutralPlaceholder(width, height)
  const name = plain === undefined ? SOURCE_NAME : videoName(plain.format)
  return {
    width,
    height,
    durationMs,
    placeholder,
    kind: 'video',
    state: plain === undefined ? 'processing' : 'ready',
    format: plain?.format ?? null,
    files: new Map([[name, { path }]]),
    bytes: (await stat(path)).size,
  }
}
