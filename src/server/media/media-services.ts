import { incomingFolder, openFiles, type Files } from '../platform/files.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import type { Server } from '../platform/server.ts'
import { createTurns, createTurnsByKey, type Turns } from '../platform/turns.ts'
import { findVideoTools, type VideoTools } from './videos/tools.ts'

const AT_ONCE = 2
const MOST_WAITING = 50
const UPLOADS_AT_ONCE = 2
const UPLOADS_WAITING = 20

/** What the parts of this feature share, one of each for a site. */
export interface Desk {
  files: Files
  /** The folder of uploads on their way. */
  incoming: string
  /** Heavy work: few at a time on the whole site, and for each person. */
  inTurn: Turns
  inTurnOf: ReturnType<typeof createTurnsByKey>
  videoTools: Promise<VideoTools | undefined>
}

export const deskOf = onePerSite(({ config }: Pick<Server, 'config'>): Desk => ({
  files: openFiles(config),
  incoming: incomingFolder(config),
  inTurn: createTurns(AT_ONCE, MOST_WAITING),
  inTurnOf: createTurnsByKey(UPLOADS_AT_ONCE, UPLOADS_WAITING),
  videoTools: findVideoTools(config.searchPath),
}))
