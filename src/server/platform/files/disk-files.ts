import { access, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OWN_FOLDER } from '../data-dir.ts'
import {
  assertSafeKey,
  assertSafeName,
  incomingPath,
  isSafe,
  isSafeKey,
  olderIn,
  orMissing,
  removeOlder,
  type FileContent,
  type Files,
} from './contents.ts'

const FOLDERS_A_PASS = 160

export function diskFiles(root: string, incoming: string): Files {
  const folderOf = (key: string): string => {
    assertSafeKey(key)
    return join(root, key.slice(0, 2), key)
  }
  const pathOf = (key: string, name: string): string => {
    assertSafeName(name)
    return join(folderOf(key), name)
  }
  return {
    async put(key, files) {
      const target = folderOf(key)
      const unfinished = incomingPath(incoming)
      await mkdir(unfinished, OWN_FOLDER)
      try {
        for (const [name, content] of files) {
          assertSafeName(name)
          await write(content, join(unfinished, name))
        }
        await mkdir(dirname(target), OWN_FOLDER)
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true })
        throw error
      }
    },

    async add(key, name, content) {
      const unfinished = incomingPath(incoming)
      const target = pathOf(key, name)
      try {
        await mkdir(incoming, OWN_FOLDER)
        await write(content, unfinished)
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    async open(key, name) {
      if (!isSafe(key, name)) return undefined
      const handle = await open(pathOf(key, name)).catch(orMissing)
      if (handle === undefined) return undefined
      const { size, mtime } = await handle.stat()
      return {
        size,
        modifiedAt: mtime,
        stream: async (range) => handle.createReadStream(range),
        close: () => handle.close(),
      }
    },

    async names(key) {
      return ((await readdir(folderOf(key)).catch(orMissing)) ?? []).sort()
    },

    async bring(key, name) {
      const path = pathOf(key, name)
      return access(path).then(() => path, orMissing)
    },

    async signedUrl() {
      return undefined
    },

    async remove(key) {
      await rm(folderOf(key), { recursive: true, force: true })
    },

    async removeFile(key, name) {
      await rm(pathOf(key, name), { force: true })
    },

    async listOlder(before, pass) {
      const folders = ((await readdir(root).catch(orMissing)) ?? []).sort()
      const start = (pass % Math.max(1, Math.ceil(folders.length / FOLDERS_A_PASS))) * FOLDERS_A_PASS
      const found: string[] = []
      for (const folder of folders.slice(start, start + FOLDERS_A_PASS))
        found.push(...(await olderIn(join(root, folder), before)).filter(isSafeKey))
      return found
    },

    removeUnfinished: (before) => removeOlder(incoming, before),
  }
}

/** Flushed, so that a row never names a file that a power cut has emptied. */
async function write(content: FileContent, target: string): Promise<void> {
  if (Buffer.isBuffer(content)) return writeFile(target, content, { flush: true })
  const handle = await open(content.path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(content.path, target)
}
