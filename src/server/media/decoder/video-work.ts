import { fstat, read, write } from 'node:fs'
import { promisify } from 'node:util'
import { UnfitVideo } from '../videos/failures.ts'
import { toFrame } from './frames.ts'
import { remux } from './remux.ts'

const [readAt, writeAt, statOf] = [promisify(read), promisify(write), promisify(fstat)]

/** Opened by the site: the account we run as may have no access to their folders. */
const INPUT = 3
const OUTPUT = 4

/** Makes one video and returns the outcome. */
export async function work(): Promise<void> {
  process.stdout.write(toFrame({ isReady: true }))
  const answer = await remuxFiles().catch((error: unknown) => {
    if (isOfTheDisk(error)) return { error: error.code }
    // What its own library can't make sense of is the file's fault.
    return { unfit: error instanceof UnfitVideo ? error.failure : 'damaged' }
  })
  await new Promise((done) => process.stdout.write(toFrame(answer), done))
}

async function remuxFiles() {
  const { size } = await statOf(INPUT)
  return remux({
    size,
    async read(start, end) {
      const { bytesRead, buffer } = await readAt(INPUT, Buffer.alloc(end - start), 0, end - start, start)
      return buffer.subarray(0, bytesRead)
    },
    async write(bytes, position) {
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await writeAt(OUTPUT, bytes, done, bytes.length - done, position + done)
        done += bytesWritten
      }
    },
  })
}

function isOfTheDisk(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EIO'].includes(String(error.code))
}
