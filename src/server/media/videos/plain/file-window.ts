import { open, type FileHandle } from 'node:fs/promises'
import { UnfitVideo } from '../failures.ts'

const WINDOW_BYTES = 64 * 1024

/** Something that is overwritten where it stands, so that nothing else in the file has to move. */
export interface Edit {
  at: number
  /** As many zeros, with `start` written over the first of them. */
  length: number
  start?: Buffer
}

/** A file that is read here and there, a window at a time; to read past its end is to find it damaged. */
export interface FileWindow {
  size: number
  read(at: number, length: number): Promise<Buffer>
}

export async function withFileWindow<T>(path: string, use: (file: FileWindow) => Promise<T>): Promise<T> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    return await use({ size, read: createReader(handle, size) })
  } finally {
    await handle.close()
  }
}

function createReader(handle: FileHandle, size: number): FileWindow['read'] {
  let windowAt = 0
  let window = Buffer.alloc(0)
  return async (at, length) => {
    if (!(at >= 0 && length >= 0 && at + length <= size)) throw new UnfitVideo('damaged')
    if (at < windowAt || at + length > windowAt + window.length) {
      const wanted = Math.min(size - at, Math.max(length, WINDOW_BYTES))
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(wanted), 0, wanted, at)
      if (bytesRead < length) throw new UnfitVideo('damaged')
      ;[windowAt, window] = [at, buffer.subarray(0, bytesRead)]
    }
    return window.subarray(at - windowAt, at - windowAt + length)
  }
}

const ZEROS = Buffer.alloc(WINDOW_BYTES)

export async function applyEdits(path: string, edits: Edit[]): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    for (const { at, length, start } of edits) {
      for (let done = 0; done < length; done += ZEROS.length)
        await handle.write(ZEROS, 0, Math.min(ZEROS.length, length - done), at + done)
      if (start !== undefined) await handle.write(start, 0, start.length, at)
    }
  } finally {
    await handle.close()
  }
}
