import { SOURCE_NAME } from '../media/public.ts'
import type { Files } from '../platform/files.ts'
import { mediaName, type End } from './archive-format.ts'
import { BrokenSource, type ArchiveWriter } from './archive-writer.ts'

const READ_TRIES = 3
const MOST_MISSING_NAMES = 1000

export type WrittenMedia = Omit<End, 'rows'>

/** All files of uploads that are ready. What was deleted since the snapshot is reported, and no reason to fail. */
export async function writeMedia(
  archive: ArchiveWriter,
  files: Files,
  keys: AsyncIterable<string>,
  onUpload: (done: number) => void,
): Promise<WrittenMedia> {
  const written = nothingWritten()
  let uploads = 0
  for await (const key of keys) {
    const names = await files.names(key)
    if (names.length === 0) reportMissing(written, key)
    for (const name of names) await writeFile(archive, files, key, name, written)
    onUpload(++uploads)
  }
  return written
}

/** The sources of videos that are not ready; everything else of them is made again. */
export async function writeWaitingMedia(
  archive: ArchiveWriter,
  files: Files,
  keys: string[],
): Promise<WrittenMedia> {
  const written = nothingWritten()
  for (const key of keys) await writeFile(archive, files, key, SOURCE_NAME, written)
  return written
}

function nothingWritten(): WrittenMedia {
  return { files: 0, fileBytes: 0, missing: 0, missingNames: [] }
}

/** Read again from its beginning when a connection to a bucket broke on the way. */
async function writeFile(
  archive: ArchiveWriter,
  files: Files,
  key: string,
  name: string,
  written: WrittenMedia,
): Promise<void> {
  for (let tried = 1; ; tried++) {
    const file = await files.open(key, name)
    if (file === undefined) return reportMissing(written, `${key}/${name}`)
    try {
      await archive.addStream(mediaName(key, name), file.size, await file.stream())
      written.files++
      written.fileBytes += file.size
      return
    } catch (error) {
      if (!(error instanceof BrokenSource) || tried === READ_TRIES) throw error
    }
  }
}

function reportMissing(written: WrittenMedia, name: string): void {
  written.missing++
  if (written.missingNames.length < MOST_MISSING_NAMES) written.missingNames.push(name)
}
