import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from './config.ts'

export interface StoredFile {
  size: number
  modifiedAt: Date
  stream(): Readable
  /** For a file that is not streamed after all. */
  close(): Promise<void>
}

/** Where uploads are kept: a folder here; another store has the same five methods. */
export interface Files {
  /** All files of a key at once: whoever looks sees all of them or none. */
  put(key: string, files: ReadonlyMap<string, Buffer>): Promise<void>
  open(key: string, name: string): Promise<StoredFile | undefined>
  remove(key: string): Promise<void>
  /** Some of the keys that were put before then; the passes 0, 1, 2 … come around to all of them. */
  listOlder(before: Date, pass: number): Promise<string[]>
  /** What was left behind by an upload that a crash ended. */
  removeUnfinished(before: Date): Promise<void>
}

export function openFiles(config: Pick<Config, 'dataDir'>): Files {
  return diskFiles(join(config.dataDir, 'media'), incomingFolder(config))
}

/** What is not complete yet. On the same disk, so that it can be moved to its place in one step. */
export function incomingFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'incoming')
}

export function incomingPath(folder: string): string {
  return join(folder, randomBytes(12).toString('hex'))
}

const SAFE_KEY = /^[A-Za-z0-9]{4,64}$/
const SAFE_NAME = /^[a-z0-9]+\.[a-z0-9]+$/
const FOLDERS_A_PASS = 160

function diskFiles(root: string, incoming: string): Files {
  const folderOf = (key: string): string => {
    if (!SAFE_KEY.test(key)) throw new Error('The key of a file must be letters and digits')
    return join(root, key.slice(0, 2), key)
  }
  return {
    async put(key, files) {
      const target = folderOf(key)
      const unfinished = incomingPath(incoming)
      await mkdir(unfinished, { recursive: true })
      try {
        for (const [name, bytes] of files) {
          if (!SAFE_NAME.test(name)) throw new Error('The name of a file must be plain')
          // Flushed, so that a row never names a file that a power cut has emptied.
          await writeFile(join(unfinished, name), bytes, { flush: true })
        }
        await mkdir(join(target, '..'), { recursive: true })
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true })
        throw error
      }
    },

    async open(key, name) {
      if (!SAFE_KEY.test(key) || !SAFE_NAME.test(name)) return undefined
      const handle = await open(join(folderOf(key), name)).catch(orMissing)
      if (handle === undefined) return undefined
      const { size, mtime } = await handle.stat()
      return {
        size,
        modifiedAt: mtime,
        stream: () => handle.createReadStream(),
        close: () => handle.close(),
      }
    },

    async remove(key) {
      await rm(folderOf(key), { recursive: true, force: true })
    },

    async listOlder(before, pass) {
      const folders = ((await readdir(root).catch(orMissing)) ?? []).sort()
      const start = (pass % Math.max(1, Math.ceil(folders.length / FOLDERS_A_PASS))) * FOLDERS_A_PASS
      const found: string[] = []
      for (const folder of folders.slice(start, start + FOLDERS_A_PASS))
        found.push(...(await olderIn(join(root, folder), before)).filter((key) => SAFE_KEY.test(key)))
      return found
    },

    async removeUnfinished(before) {
      for (const name of await olderIn(incoming, before))
        await rm(join(incoming, name), { recursive: true, force: true })
    },
  }
}

async function olderIn(folder: string, before: Date): Promise<string[]> {
  const found: string[] = []
  for (const name of (await readdir(folder).catch(orMissing)) ?? []) {
    const entry = await stat(join(folder, name)).catch(orMissing)
    if (entry !== undefined && entry.mtime < before) found.push(name)
  }
  return found
}

function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}

/** Whether a file could not be written for want of room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
}
