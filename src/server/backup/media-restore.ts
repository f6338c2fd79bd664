import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { incomingPath, isSafe, type FileContent, type Files } from '../platform/files.ts'
import { ArchiveError, mediumOf } from './archive-format.ts'
import { readArchive, type ArchiveEntry } from './archive-reader.ts'
import { countOf, type OnProgress } from './progress.ts'

const UPLOADS_AT_ONCE = 8

interface Upload {
  key: string
  files: Map<string, FileContent & { path: string }>
}

export type MediaRestore = ReturnType<typeof createMediaRestore>

/** Restores uploaded files, some uploads at a time; all files of one upload come after each other. */
export function createMediaRestore({
  files,
  incoming,
  path,
  onProgress,
}: {
  files: Files
  incoming: string
  path: string
  onProgress: OnProgress
}) {
  let current: Upload | undefined
  let started = 0
  const putting = new Set<Promise<void>>()

  async function put({ key, files: contents }: Upload): Promise<void> {
    try {
      // A restore that was killed may have restored it already.
      await files.remove(key)
      await files.put(key, contents)
    } finally {
      for (const content of contents.values()) await rm(content.path, { force: true })
    }
  }

  async function send(): Promise<void> {
    if (current === undefined) return
    const upload = current
    current = undefined
    if (putting.size === UPLOADS_AT_ONCE) await Promise.race(putting)
    const done = put(upload).finally(() => putting.delete(done))
    // Its error surfaces where it is awaited, which always happens.
    done.catch(() => {})
    putting.add(done)
    onProgress(`upload ${countOf(++started)}`)
  }

  return {
    /** Ignores everything that is no uploaded file. */
    async take(entry: ArchiveEntry): Promise<void> {
      const medium = mediumOf(entry.name)
      if (medium === undefined) return
      const { key, file } = medium
      if (!isSafe(key, file)) throw new ArchiveError(`it names a file ${entry.name}`)
      if (current?.key !== key) await send()
      current ??= { key, files: new Map() }
      await mkdir(incoming, { recursive: true })
      const target = incomingPath(incoming)
      current.files.set(file, { path: target })
      await pipeline(entry.content, createWriteStream(target))
    },

    async finish(): Promise<void> {
      await send()
      await Promise.all(putting)
    },

    /** After a failure: removes again what was restored so far. */
    async takeBack(): Promise<void> {
      await Promise.allSettled(putting)
      for (const content of current?.files.values() ?? []) await rm(content.path, { force: true })
      if (started === 0) return
      const keys = new Set<string>()
      for await (const { name } of readArchive(path)) {
        const key = mediumOf(name)?.key
        if (key === undefined || keys.has(key)) continue
        if (keys.size === started) return
        keys.add(key)
        await files.remove(key)
      }
    },
  }
}
