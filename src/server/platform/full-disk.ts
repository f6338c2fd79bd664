import { mkdir, rm, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { OWN_FOLDER } from './data-dir.ts'
import { type Db, isDatabaseFull } from './db.ts'
import { incomingFolder, incomingPath, isDiskFull } from './files.ts'

export interface FullDisk {
  /** Remembers an error that says the disk is full; ignores others. */
  note: (error: unknown) => void
  /** Whether the disk is still full. Nothing is probed until something has failed. */
  isFull: () => Promise<boolean>
}

const PROBE_BYTES = 64 * 1024

/** The disk of the database and that of our own files: one that was full is probed again on demand. */
export function createFullDisk(db: Db, config: { dataDir: string }): FullDisk {
  const disks = [
    { isSuspect: false, isFull: isDatabaseFull, probe: () => probeDatabase(db) },
    { isSuspect: false, isFull: isDiskFull, probe: () => probeFolder(incomingFolder(config)) },
  ]
  return {
    note(error) {
      for (const disk of disks) if (disk.isFull(error)) disk.isSuspect = true
    },
    async isFull() {
      for (const disk of disks.filter(({ isSuspect }) => isSuspect)) {
        try {
          await disk.probe()
          disk.isSuspect = false
        } catch (error) {
          if (disk.isFull(error)) return true
        }
      }
      return false
    },
  }
}

/** A table that only this transaction sees takes room like any other, and gives it back. */
async function probeDatabase(db: Db): Promise<void> {
  await db.transaction().execute((trx) =>
    sql`
      create temporary table room_probe on commit drop as
      select repeat(md5(line::text), 60) as filler from generate_series(1, 40) as line`.execute(trx),
  )
}

async function probeFolder(folder: string): Promise<void> {
  await mkdir(folder, OWN_FOLDER)
  const path = incomingPath(folder)
  try {
    await writeFile(path, Buffer.alloc(PROBE_BYTES), { flush: true })
  } finally {
    await rm(path, { force: true })
  }
}
