import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../platform/config.ts'

/** Somebody who was erased: their number and dates, and nothing that says who they were. */
export interface Erasure {
  userId: number
  joinedAt: string
  keepsArticles: boolean
  erasedAt: string
}

const NAME = 'erasures.log'

/**
 * Where erasures are written down outside the database: beside the media, and beside the backups. An archive is older
 * than what happened since, and whoever restores it has at least one of the two.
 */
export function erasureFiles({ dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>): string[] {
  return [dataDir, ...(backup === undefined ? [] : [backup.dir])].map((folder) => join(folder, NAME))
}

/** The file beside an archive. */
export function erasuresBeside(archive: string): string {
  return join(dirname(archive), NAME)
}

/** Adds those that a file does not have yet; on the disk when it returns. */
export async function noteErasures(files: string[], erasures: Erasure[]): Promise<void> {
  for (const file of files) {
    const known = new Set((await readErasures([file])).map(keyOf))
    const missing = erasures.filter((erasure) => !known.has(keyOf(erasure)))
    if (missing.length === 0) continue
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const handle = await open(file, 'a', 0o600)
    try {
      // One write, so that two processes do not mix their lines; a line that a crash cut off ends here.
      await handle.write(`\n${missing.map((erasure) => JSON.stringify(erasure)).join('\n')}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
}

/** All that the files tell; one that is not there tells nothing. */
export async function readErasures(files: string[]): Promise<Erasure[]> {
  const found = new Map<string, Erasure>()
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    for (const line of text.split('\n')) {
      const erasure = read(line)
      if (erasure !== undefined) found.set(keyOf(erasure), erasure)
    }
  }
  return [...found.values()]
}

function keyOf({ userId, joinedAt }: Erasure): string {
  return `${userId} ${joinedAt}`
}

function read(line: string): Erasure | undefined {
  try {
    const { userId, joinedAt, keepsArticles, erasedAt } = JSON.parse(line) as Erasure
    const isWhole =
      Number.isSafeInteger(userId) && typeof joinedAt === 'string' && typeof erasedAt === 'string'
    return isWhole ? { userId, joinedAt, keepsArticles: keepsArticles === true, erasedAt } : undefined
  } catch {
    return undefined
  }
}
