import { incomingFolder, openFiles, type Files } from '../platform/files.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import type { Server } from '../platform/server.ts'
import { createSemaphore, createSemaphoreByKey, type Semaphore } from '../platform/semaphore.ts'
import { findVideoTools, type VideoTools } from './videos/tools.ts'

const AT_ONCE = 2
const MOST_WAITING = 50
const UPLOADS_AT_ONCE = 2
const UPLOADS_WAITING = 20

/** What the parts of this feature share, one of each for a site. */
export interface MediaServices {
  files: Files
  /** The folder of incomplete uploads. */
  incoming: string
  /** Heavy work: few at a time on the whole site, and for each person. */
  heavyWorkSemaphore: Semaphore
  uploadSemaphoreOf: ReturnType<typeof createSemaphoreByKey>
  videoTools: Promise<VideoTools | undefined>
}

export const mediaServicesOf = onePerSite(({ config }: Pick<Server, 'config'>): MediaServices => ({
  files: openFiles(config),
  incoming: incomingFolder(config),
  heavyWorkSemaphore: createSemaphore(AT_ONCE, MOST_WAITING),
  uploadSemaphoreOf: createSemaphoreByKey(UPLOADS_AT_ONCE, UPLOADS_WAITING),
  videoTools: findVideoTools(config.searchPath),
}))
