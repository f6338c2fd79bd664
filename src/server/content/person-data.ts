import type { LeavingNote } from '../../contract/leaving.ts'
import type { Db } from '../platform/db.ts'
import type { Site } from './content-type.ts'
import type { Leaver } from './leaver.ts'

export type { Leaver } from './leaver.ts'

/** What a feature stores about people: what they may take with them, and how it is erased when they leave. */
export interface PersonData {
  /** Everything it stores that is theirs, as files of their export. Nothing private of others, no hash, no token. */
  export?: ExportPerson
  /** About how many bytes `export` will write, where that is much: for the progress that is shown. */
  measure?: (db: Db, userId: number) => Promise<number>
  /** What somebody has to know, or to do, before they close their account. */
  tellBefore?: (db: Db, userId: number, now: Date) => Promise<LeavingNote[]>
  /** What ends at once when they close it, in that transaction. */
  close?: (trx: Db, userId: number, now: Date) => Promise<void>
  /** Erases what it stores about somebody who leaves and is little, in a transaction of its own. */
  erase?: ErasePerson
  /** The same for what may be much, or is not in the database. What goes with the row of the person needs neither. */
  eraseInParts?: readonly ErasePart[]
}

export type ExportPerson = (
  site: Site,
  db: Db,
  userId: number,
) => Iterable<ExportEntry> | AsyncIterable<ExportEntry>

export type ErasePerson = (site: Site, trx: Db, person: Leaver) => Promise<void>

/** So much of a person is erased in one transaction. */
export const ERASED_AT_ONCE = 200

export interface ErasePart {
  /** Named in the log when it fails. */
  name: string
  /**
   * Before their content goes: what counts in the numbers of others, and what is paid. After everything: what only then
   * nothing uses any more.
   */
  when?: 'before' | 'after'
  /** Takes a part of at most `ERASED_AT_ONCE`, in transactions of its own; asked again until it took nothing. */
  run: (site: Site, person: Leaver, all: readonly Others[]) => Promise<number>
}

/** What a part may ask of all features. */
export interface Others {
  relistGuild?: (trx: Db, guildId: number, isListed: boolean) => Promise<void>
}

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
