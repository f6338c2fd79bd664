import { UnfitVideo } from '../failures.ts'
import type { FileWindow } from './file-window.ts'

/** A part of an ISO file: its four letters, where it begins, its content and its end. */
export interface Box {
  type: string
  at: number
  contentAt: number
  end: number
}

const MOST_BOXES = 20_000

/** The outermost boxes. One that is cut off by the end of the file ends there, with `isCut`. */
export async function readTopBoxes(file: FileWindow): Promise<(Box & { isCut: boolean })[]> {
  const boxes: (Box & { isCut: boolean })[] = []
  for (let at = 0; at + 8 <= file.size;) {
    const head = await file.read(at, Math.min(16, file.size - at))
    const box = readHead(head, at, file.size)
    if (boxes.length >= MOST_BOXES) throw new UnfitVideo('damaged')
    // Behind the last one there may be anything; whether what is needed was there is for others to say.
    if (box === undefined) break
    const isCut = box.end > file.size
    boxes.push({ ...box, end: Math.min(box.end, file.size), isCut })
    at = box.end
  }
  return boxes
}

/** The boxes inside one that is in memory; `base` is where the bytes begin in the file. */
export function readBoxes(bytes: Buffer, base: number, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const box = readHead(bytes.subarray(at - base, at - base + 16), at, to)
    if (box === undefined || box.end > to || boxes.length >= MOST_BOXES) throw new UnfitVideo('damaged')
    boxes.push(box)
    at = box.end
  }
  return boxes
}

function readHead(head: Buffer, at: number, end: number): Box | undefined {
  const size = head.readUInt32BE(0)
  const type = head.toString('latin1', 4, 8)
  if (size === 0) return { type, at, contentAt: at + 8, end }
  if (size !== 1) return size < 8 ? undefined : { type, at, contentAt: at + 8, end: at + size }
  if (head.length < 16) return undefined
  const long = head.readBigUInt64BE(8)
  if (long < 16n || long > BigInt(Number.MAX_SAFE_INTEGER)) return undefined
  return { type, at, contentAt: at + 16, end: at + Number(long) }
}
