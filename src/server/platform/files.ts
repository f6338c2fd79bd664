import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Files } from './files/contents.ts'
import { diskFiles } from './files/disk-files.ts'
import { s3Files } from './files/s3-files.ts'

export { incomingPath, isSafe, type ByteRange, type FileContent, type Files } from './files/contents.ts'
export { s3Origin } from './files/s3-files.ts'

export function openFiles(config: Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>): Files {
  const incoming = incomingFolder(config)
  return config.s3 === undefined
    ? diskFiles(join(config.dataDir, 'media'), incoming)
    : s3Files(config.s3, incoming)
}

/**
 * Copies of people's data. Not among the uploads, whose sweep deletes what no upload's row names: in a bucket the name
 * begins with a letter that no key has, so that no list of uploads ever holds one.
 */
export function openExports(config: Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>): Files {
  const incoming = incomingFolder(config)
  if (config.s3 === undefined) return diskFiles(join(config.dataDir, 'exports'), incoming)
  return s3Files({ ...config.s3, prefix: `${config.s3.prefix}_exports/` }, incoming)
}

/** The folder of incomplete files. On the disk of the media, so that they can be moved in one step. */
export function incomingFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'incoming')
}

/** Whether a file could not be written because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
}

/** Whether it was the bucket that failed: the SDK marks its errors, also when there was no answer at all. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof Error && '$metadata' in error
}
