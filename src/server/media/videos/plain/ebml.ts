import { UnfitVideo } from '../failures.ts'
import type { Edit, FileWindow } from './file-window.ts'

/** A part of a Matroska file. The end of one whose length is not told is undefined. */
export interface Element {
  id: number
  at: number
  contentAt: number
  end: number | undefined
}

const VOID = 0xec
const LONGEST_HEAD = 12

export async function readElement(file: FileWindow, at: number, limit: number): Promise<Element> {
  const head = await file.read(at, Math.min(LONGEST_HEAD, limit - at))
  const idLength = widthOf(head[0])
  const sizeLength = widthOf(head[idLength])
  if (idLength > 4 || idLength + sizeLength > head.length) throw new UnfitVideo('damaged')
  const size = readSize(head.subarray(idLength, idLength + sizeLength))
  const contentAt = at + idLength + sizeLength
  const end = size === undefined ? undefined : contentAt + size
  if (end !== undefined && end > limit) throw new UnfitVideo('damaged')
  return { id: head.readUIntBE(0, idLength), at, contentAt, end }
}

/** The elements inside one whose length is known. */
export async function readElements(file: FileWindow, parent: Element): Promise<Required<Element>[]> {
  const found: Required<Element>[] = []
  const limit = endOf(parent)
  for (let at = parent.contentAt; at < limit;) {
    const element = await readElement(file, at, limit)
    found.push(element)
    at = endOf(element)
    if (found.length > 10_000) throw new UnfitVideo('damaged')
  }
  return found
}

export function endOf({ end }: Element): number {
  if (end === undefined) throw new UnfitVideo('damaged')
  return end
}

export async function readUnsigned(file: FileWindow, element: Element): Promise<number> {
  const bytes = await contentOf(file, element, 8)
  let value = 0
  for (const byte of bytes) value = value * 256 + byte
  return value
}

export async function readFloat(file: FileWindow, element: Element): Promise<number> {
  const bytes = await contentOf(file, element, 8)
  if (bytes.length === 4) return bytes.readFloatBE(0)
  return bytes.length === 8 ? bytes.readDoubleBE(0) : 0
}

export async function readText(file: FileWindow, element: Element): Promise<string> {
  // bounded: at most 100 bytes are read
  return (await contentOf(file, element, 100)).toString('latin1').replace(/\0+$/, '')
}

async function contentOf(file: FileWindow, element: Element, most: number): Promise<Buffer> {
  const length = endOf(element) - element.contentAt
  if (length > most) throw new UnfitVideo('damaged')
  return file.read(element.contentAt, length)
}

/** The same bytes as an element that every reader passes over. */
export function toVoid(element: Element): Edit {
  const length = endOf(element) - element.at
  // Its own length is written in eight bytes where they fit, else in one.
  const start = Buffer.alloc(length >= 9 ? 9 : 2)
  start[0] = VOID
  if (length >= 9) start.writeBigUInt64BE(0x0100000000000000n | BigInt(length - 9), 1)
  else start[1] = 0x80 | (length - 2)
  return { at: element.at, length, start }
}

/** The same element with spaces, where it has to stay. */
export function toSpaces(element: Element): Edit {
  const length = endOf(element) - element.contentAt
  return { at: element.contentAt, length, start: Buffer.alloc(length, ' ') }
}

/** How many bytes a number takes is told by the zeros its first byte begins with. */
function widthOf(first: number | undefined): number {
  if (first === undefined || first === 0) throw new UnfitVideo('damaged')
  return Math.clz32(first) - 23
}

function readSize(bytes: Buffer): number | undefined {
  const mask = (1 << (8 - bytes.length)) - 1
  let value = (bytes[0] ?? 0) & mask
  let isUnknown = value === mask
  for (const byte of bytes.subarray(1)) {
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  if (isUnknown) return undefined
  if (!Number.isSafeInteger(value)) throw new UnfitVideo('damaged')
  return value
}
