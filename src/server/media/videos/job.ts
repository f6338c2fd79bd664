import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OWN_FOLDER } from '../../platform/data-dir.ts'
import { incomingPath } from '../../platform/files.ts'
import type { Server } from '../../platform/server.ts'
import { POSTER_NAME, SOURCE_NAME, videoName } from '../addresses.ts'
import { mediaServicesOf, type MediaServices } from '../media-services.ts'
import { neutralPlaceholder } from '../placeholders.ts'
import { failVideo, finishVideo, findSource, type Source } from './actions.ts'
import { UnfitVideo } from './failures.ts'
import { makePoster } from './poster.ts'
import { makeVideo, WORK_MS } from './make-video.ts'
import { remuxVideo } from './remux-video.ts'

export interface VideoWork {
  /** Makes one uploaded video ready, or finds out why it can't be. */
  run: (payload: { mediaId: number }) => Promise<void>
  /** Aborts the running work; the next runner starts it again. */
  stop: () => void
}

export function createVideoWork(server: Pick<Server, 'db' | 'config' | 'own'>): VideoWork {
  const stopping = new AbortController()
  const services = mediaServicesOf(server)
  return {
    async run({ mediaId }) {
      const db = server.db.write
      const source = await findSource(db, mediaId)
      if (source === undefined) return
      if (!source.isWaiting) return services.files.removeFile(source.key, SOURCE_NAME)
      try {
        await withFolder(services, (folder) => makeReady(server, services, source, folder, stopping.signal))
      } catch (error) {
        if (!(error instanceof UnfitVideo)) throw error
        // Another runner may have made it ready meanwhile, and those files are its own.
        if (await failVideo(db, mediaId, error.failure)) await services.files.remove(source.key)
      }
    },
    stop: () => stopping.abort(),
  }
}

async function withFolder(services: MediaServices, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = incomingPath(services.incoming)
  await mkdir(folder, OWN_FOLDER)
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeReady(
  server: Pick<Server, 'db'>,
  services: MediaServices,
  { id, key }: Source,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const { files } = services
  const source = await files.bring(key, SOURCE_NAME, folder)
  if (source === undefined) throw new UnfitVideo('gaveUp')
  const tools = await services.videoTools
  const until = performance.now() + WORK_MS
  const work = tools && { tools, folder, signal, timeLeftMs: () => until - performance.now() }
  // ffmpeg was installed at the time of the upload, and may be missing now.
  const made = work ? await makeVideo(work, source) : await remuxVideo(source, join(folder, 'remuxed'))
  const poster = work && (await makePoster(work, made))
  const { width, height, durationMs } = made.facts
  await files.add(key, videoName(made.format), { path: made.path })
  if (poster !== undefined) await files.add(key, POSTER_NAME, poster.image)
  const isFinished = await finishVideo(server.db.write, id, {
    width,
    height,
    durationMs: durationMs ?? 0,
    format: made.format,
    bytes: made.bytes + (poster?.image.length ?? 0),
    hasPoster: poster !== undefined,
    placeholder: poster?.placeholder ?? (await neutralPlaceholder(width, height)),
  })
  // It was deleted while we worked.
  if (!isFinished) await files.remove(key)
  else await files.removeFile(key, SOURCE_NAME)
}
