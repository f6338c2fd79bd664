import { randomBytes } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Bytes, or a file in the folder of incoming ones, which is moved from there: a video is never read into memory. */
export type FileContent = Buffer | { path: string }

/** Both ends are included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  size: number
  modifiedAt: Date
  stream(range?: ByteRange): Promise<Readable>
  /** For a file that is not streamed after all. */
  close(): Promise<void>
}

/** The storage of uploads: a local folder, or a bucket. */
export interface Files {
  /** All files of a new key at once: readers see all of them or none. */
  put(key: string, files: ReadonlyMap<string, FileContent>): Promise<void>
  /** One more file of a key that is there. */
  add(key: string, name: string, content: FileContent): Promise<void>
  open(key: string, name: string): Promise<StoredFile | undefined>
  /** The names of a key's files; none when it is not there. */
  names(key: string): Promise<string[]>
  /** A path that a program of this machine can read: the file itself, or a copy in `folder`. */
  bring(key: string, name: string, folder: string): Promise<string | undefined>
  /** An address from which the browser can fetch it for some minutes; undefined where we have to send it. */
  signedUrl(key: string, name: string, type: string): Promise<string | undefined>
  remove(key: string): Promise<void>
  removeFile(key: string, name: string): Promise<void>
  /** Some of the keys that were stored before this time; the passes 0, 1, 2 … cover all of them. */
  listOlder(before: Date, pass: number): Promise<string[]>
  /** Deletes what an upload that a crash ended has left. */
  removeUnfinished(before: Date): Promise<void>
}

const SAFE_KEY = /^[A-Za-z0-9]{4,64}$/
const SAFE_NAME = /^[a-z0-9]+\.[a-z0-9]+$/

export function isSafeKey(key: string): boolean {
  return SAFE_KEY.test(key)
}

export function isSafe(key: string, name: string): boolean {
  return isSafeKey(key) && SAFE_NAME.test(name)
}

export function assertSafeKey(key: string): void {
  if (!isSafeKey(key)) throw new Error('The key of a file must be letters and digits')
}

export function assertSafeName(name: string): void {
  if (!SAFE_NAME.test(name)) throw new Error('The name of a file must be plain')
}

export function incomingPath(folder: string): string {
  return join(folder, randomBytes(12).toString('hex'))
}

export async function removeOlder(folder: string, before: Date): Promise<void> {
  for (const name of await olderIn(folder, before))
    await rm(join(folder, name), { recursive: true, force: true })
}

export async function olderIn(folder: string, before: Date): Promise<string[]> {
  const found: string[] = []
  for (const name of (await readdir(folder).catch(orMissing)) ?? []) {
    const entry = await stat(join(folder, name)).catch(orMissing)
    if (entry !== undefined && entry.mtime < before) found.push(name)
  }
  return found
}

export function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
