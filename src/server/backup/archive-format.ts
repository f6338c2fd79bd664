import * as z from 'zod/mini'

/**
 * A backup is a plain tar:
 *   manifest.json               first: what this is, when it was made, of which schema
 *   tables/NAME/000001.copy.gz  the rows in PostgreSQL's COPY text format, in pieces
 *   media/KEY/NAME              uploaded files as they are
 *   checksums/000001.sha256     after each thousand entries and at the end, as sha256sum writes it
 *   end.json                    what was counted; without it the archive was cut off
 *   archive.sha256              last: the sum of all lines in checksums/, and so of everything
 */
export const FORMAT = 'cendekia-backup'
export const FORMAT_VERSION = 1

export const MANIFEST = 'manifest.json'
export const END = 'end.json'
export const CHECKSUMS = 'checksums/'
export const WHOLE_CHECKSUM = 'archive.sha256'
export const ENTRIES_A_CHECKSUM_FILE = 1000

export function pieceName(table: string, piece: number): string {
  return `tables/${table}/${String(piece).padStart(6, '0')}.copy.gz`
}

export function tableOf(name: string): string | undefined {
  return /^tables\/([^/]+)\/\d{6,}\.copy\.gz$/.exec(name)?.[1]
}

export function mediaName(key: string, name: string): string {
  return `media/${key}/${name}`
}

export function mediumOf(name: string): { key: string; file: string } | undefined {
  const [, key, file] = /^media\/([^/]+)\/([^/]+)$/.exec(name) ?? []
  return key !== undefined && file !== undefined ? { key, file } : undefined
}

const Identifier = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/))
const Count = z.int().check(z.nonnegative())

const Manifest = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  madeAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: Identifier, columns: z.array(Identifier).check(z.minLength(1)) })),
  /** Null for a sequence that was never used. */
  sequences: z.array(
    z.object({ name: Identifier, lastValue: z.nullable(z.string().check(z.regex(/^-?\d+$/))) }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

const End = z.object({
  rows: z.record(Identifier, Count),
  files: Count,
  fileBytes: Count,
  /** Files that a row names and that were missing when they were to be copied; at most a thousand are named. */
  missing: Count,
  missingNames: z.array(z.string()),
})
export type End = z.infer<typeof End>

export class ArchiveError extends Error {}

export function readManifest(bytes: Buffer): Manifest {
  const value = parse(bytes)
  const head = z.object({ format: z.literal(FORMAT), version: z.number() }).safeParse(value)
  if (!head.success) throw new ArchiveError('it is no backup of this site')
  if (head.data.version > FORMAT_VERSION)
    throw new ArchiveError('it was made by a newer version of this software: install that one first')
  return known(Manifest.safeParse(value))
}

export function readEnd(bytes: Buffer): End {
  return known(End.safeParse(parse(bytes)))
}

function known<T>(read: { success: true; data: T } | { success: false }): T {
  if (!read.success) throw new ArchiveError('it is damaged: its description is not complete')
  return read.data
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch (error) {
    throw new ArchiveError('it is damaged: its description can’t be read', { cause: error })
  }
}
