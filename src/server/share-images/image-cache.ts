import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OWN_FOLDER } from '../platform/data-dir.ts'
import { incomingPath } from '../platform/files.ts'

export interface ImageCache {
  get(name: string, draw: () => Promise<Buffer>): Promise<Buffer>
  /** Deletes everything that is no longer used, as the given function says of the names. */
  sweep(findUsed: (names: string[]) => Promise<Set<string>>): Promise<void>
}

interface Options {
  folder: string
  mostInMemory: number
  mostOnDisk: number
  /** The disk is only a cache: an image that can't be stored is shown all the same. */
  onError: (error: unknown) => void
}

const LOOK_EVERY = 50
const ENDING = '.png'

/** Drawn images by name: the most recent ones in memory, more of them on the disk, both bounded. */
export function createImageCache({ folder, mostInMemory, mostOnDisk, onError }: Options): ImageCache {
  const memory = new Map<string, Promise<Buffer>>()
  let written = 0
  const pathOf = (name: string): string => join(folder, `${name}${ENDING}`)

  async function load(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const path = pathOf(name)
    const found = await readFile(path).catch(() => undefined)
    if (found !== undefined) {
      // The time of the last use decides which ones are dropped.
      await utimes(path, new Date(), new Date()).catch(() => {})
      return found
    }
    const image = await draw()
    await store(path, image).catch(onError)
    return image
  }

  async function store(path: string, image: Buffer): Promise<void> {
    await mkdir(folder, OWN_FOLDER)
    const unfinished = incomingPath(folder)
    try {
      await writeFile(unfinished, image)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    if (written++ % LOOK_EVERY === 0) await dropOldest(folder, mostOnDisk)
  }

  return {
    get(name, draw) {
      const image = memory.get(name) ?? load(name, draw)
      // Put at the end again: the first key is the least recently used one.
      memory.delete(name)
      memory.set(name, image)
      for (const oldest of memory.keys()) {
        if (memory.size <= mostInMemory) break
        memory.delete(oldest)
      }
      image.catch(() => memory.delete(name))
      return image
    },
    async sweep(findUsed) {
      const files = await readdir(folder).catch(() => [])
      const onDisk = files
        .filter((file) => file.endsWith(ENDING))
        .map((file) => file.slice(0, -ENDING.length))
      const names = [...new Set([...onDisk, ...memory.keys()])]
      const used = await findUsed(names)
      for (const name of names.filter((name) => !used.has(name))) {
        memory.delete(name)
        await rm(pathOf(name), { force: true })
      }
    },
  }
}

async function dropOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= most) return
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      return { path, usedAt: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  files.sort((a, b) => a.usedAt - b.usedAt)
  // A tenth more than needed, so that it is not due again at once.
  for (const { path } of files.slice(0, files.length - most + Math.floor(most / 10)))
    await rm(path, { force: true })
}
