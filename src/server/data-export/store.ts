import { openExports, openFiles, incomingFolder, type Files } from '../platform/files.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import type { Server } from '../platform/server.ts'

export const EXPORT_NAME = 'export.zip'

export interface ExportStore {
  /** The zips. */
  exports: Files
  /** The uploads that go into them. */
  uploads: Files
  /** Where a zip is written before it is stored. */
  incoming: string
}

export const exportStoreOf = onePerSite(({ config }: Pick<Server, 'config'>): ExportStore => ({
  exports: openExports(config),
  uploads: openFiles(config),
  incoming: incomingFolder(config),
}))
