import { open, type FileHandle } from 'node:fs/promises'
import type { VideoContainer } from '../formats.ts'
import { UnfitVideo } from './failures.ts'

/** Recorders that write in fragments make some hundreds. */
const MOST_BOXES = 5000

/** Refuses a file that was cut off during its upload: ffmpeg would make something of the rest. */
export async function assertComplete(path: string, container: VideoContainer): Promise<void> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    await (container === 'iso' ? assertBoxes(file, size) : assertElements(file, size))
  } finally {
    await file.close()
  }
}

/** The outermost boxes: a length and four letters each. */
async function assertBoxes(file: FileHandle, size: number): Promise<void> {
  let hasHead = false
  let count = 0
  for (let at = 0; at + 8 <= size; count++) {
    const head = await readAt(file, at, 16)
    const type = head.toString('latin1', 4, 8)
    const length = lengthOf(head, size - at)
    // After the last box there may be anything.
    if (length === undefined) break
    const isNeeded = type === 'moov' || type === 'mdat'
    if (count >= MOST_BOXES || (isNeeded && at + length > size)) throw new UnfitVideo('damaged')
    hasHead ||= type === 'moov'
    at += length
  }
  if (!hasHead) throw new UnfitVideo('damaged')
}

function lengthOf(head: Buffer, rest: number): number | undefined {
  const length = head.readUInt32BE(0)
  if (length === 0) return rest
  if (length > 1) return length < 8 ? undefined : length
  const long = head.length < 16 ? 0n : head.readBigUInt64BE(8)
  return long < 16n || long > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(long)
}

/** The header and the segment behind it: each ends inside the file, or the segment does not say where it ends. */
async function assertElements(file: FileHandle, size: number): Promise<void> {
  const header = readElement(await readAt(file, 0, 12))
  if (header.length === undefined) throw new UnfitVideo('damaged')
  const segmentAt = header.headBytes + header.length
  const segment = readElement(await readAt(file, segmentAt, 12))
  if (segment.length !== undefined && segmentAt + segment.headBytes + segment.length > size)
    throw new UnfitVideo('damaged')
}

/** The leading zeros of the first byte give the number of bytes. */
function readElement(head: Buffer): { headBytes: number; length: number | undefined } {
  const idBytes = widthOf(head[0])
  const lengthBytes = widthOf(head[idBytes])
  if (idBytes > 4 || idBytes + lengthBytes > head.length) throw new UnfitVideo('damaged')
  const bits = BigInt(7 * lengthBytes)
  const value = BigInt.asUintN(
    Number(bits),
    BigInt(`0x${head.toString('hex', idBytes, idBytes + lengthBytes)}`),
  )
  const isUnknown = value === (1n << bits) - 1n
  return { headBytes: idBytes + lengthBytes, length: isUnknown ? undefined : Number(value) }
}

function widthOf(first: number | undefined): number {
  if (first === undefined || first === 0) throw new UnfitVideo('damaged')
  return Math.clz32(first) - 23
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
