import type { Db } from '../platform/db.ts'
import type { Site } from './content-type.ts'

/** What a feature stores about people: what they may take with them, and how it is erased when they leave. */
export interface PersonData {
  /** Everything it stores that is theirs, as files of their export. Nothing private of others, no hash, no token. */
  export?: ExportPerson
  /** About how many bytes `export` will write, where that is much: for the progress that is shown. */
  measure?: (db: Db, userId: number) => Promise<number>
  /** Erases what it stores about somebody who leaves, in the transaction of their erasure. */
  erase?: ErasePerson
}

export type ExportPerson = (site: Site, db: Db, userId: number) => AsyncIterable<ExportEntry>

/** `keepsArticles`: what they published stays, without their name. */
export type ErasePerson = (
  site: Site,
  trx: Db,
  person: { id: number; keepsArticles: boolean },
) => Promise<void>

/** One file of an export. Each is written before the next is asked for, so one at a time is in memory. */
export type ExportEntry = ExportRows | ExportText | ExportFile

/** A list as JSON, written as its rows are read. */
export interface ExportRows {
  /** In the zip: `likes.json`, `market/invoices.json`. */
  path: string
  rows: AsyncIterable<object>
}

/** A text: Markdown with front matter. */
export interface ExportText {
  path: string
  text: string
}

/** A stored file, copied as it is. */
export interface ExportFile {
  path: string
  file: { key: string; name: string }
}
