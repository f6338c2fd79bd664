/** As much of the ustar format as plain files with short names need; every tar reads and writes it. */

export const BLOCK_BYTES = 512
const NAME_BYTES = 100
const SUM = { start: 148, end: 156 }

export interface TarEntry {
  name: string
  size: number
}

export function tarHeader({ name, size }: TarEntry, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`the name ${name} is too long for an archive`)
  const header = Buffer.alloc(BLOCK_BYTES)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(octal(size), 124)
  header.write(octal(Math.floor(modifiedAt.getTime() / 1000)), 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(sumOf(header), SUM.start)
  return header
}

/** Undefined for the empty block that ends an archive; an error when it is no header. */
export function readTarHeader(header: Buffer): TarEntry | undefined {
  if (header.every((byte) => byte === 0)) return undefined
  const sum = header.toString('latin1', SUM.start, SUM.end)
  if (sum !== sumOf(header) || header.toString('latin1', 257, 262) !== 'ustar')
    throw new Error('no header of an archive')
  const [name = ''] = header.toString('utf8', 0, NAME_BYTES).split('\0')
  const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
  if (!Number.isSafeInteger(size)) throw new Error('no header of an archive')
  return { name, size }
}

/** Contents are filled up to whole blocks. */
export function paddingOf(size: number): number {
  return (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES
}

function octal(value: number): string {
  const digits = value.toString(8).padStart(11, '0')
  if (digits.length > 11) throw new Error('a file of 8 GB or more does not fit into an archive')
  return `${digits}\0`
}

/** The sum of all bytes, its own field counted as blanks. */
function sumOf(header: Buffer): string {
  let sum = 0
  for (const [index, byte] of header.entries()) sum += index >= SUM.start && index < SUM.end ? 32 : byte
  return `${sum.toString(8).padStart(6, '0')}\0 `
}
