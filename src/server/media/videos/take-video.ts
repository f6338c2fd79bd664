import { rename, rm, stat } from 'node:fs/promises'
import type { NewMedia } from '../actions.ts'
import { SOURCE_NAME, videoName } from '../addresses.ts'
import type { MediaServices } from '../media-services.ts'
import type { VideoContainer } from '../formats.ts'
import { neutralPlaceholder } from '../placeholders.ts'
import { enforceRateLimits, type VideoFacts } from './facts.ts'
import { refuseUnfit } from './failures.ts'
import { probeVideo } from './probe.ts'
import { remuxVideo } from './remux-video.ts'
import type { VideoTools } from './tools.ts'
import { assertComplete } from './assert-complete.ts'

/** Checks an uploaded video: with ffmpeg it is made ready later, without it is copied at once or refused. */
export async function takeVideo(
  services: MediaServices,
  path: string,
  container: VideoContainer,
): Promise<NewMedia> {
  const tools = await services.videoTools
  try {
    await assertComplete(path, container)
    return await (tools === undefined ? takeCopy(path) : takeSource(tools, path))
  } catch (error) {
    return refuseUnfit(error)
  }
}

async function takeSource(tools: VideoTools, path: string): Promise<NewMedia> {
  const facts = await probeVideo(tools, path)
  enforceRateLimits(facts)
  const state = 'processing'
  return { ...(await describe(path, facts)), state, format: null, files: new Map([[SOURCE_NAME, { path }]]) }
}

async function takeCopy(path: string): Promise<NewMedia> {
  const copy = `${path}-copy`
  try {
    const { format, facts } = await remuxVideo(path, copy)
    await rename(copy, path)
    const files = new Map([[videoName(format), { path }]])
    return { ...(await describe(path, facts)), state: 'ready', format, files }
  } finally {
    await rm(copy, { force: true })
  }
}

async function describe(path: string, { width, height, durationMs }: VideoFacts) {
  const placeholder = await neutralPlaceholder(width, height)
  return { kind: 'video' as const, width, height, durationMs, placeholder, bytes: (await stat(path)).size }
}
