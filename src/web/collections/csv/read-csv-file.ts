import { CSV_MAX } from '../../../contract/collection-rules.ts'

export type FileFault = 'tooLarge' | 'notUtf8' | 'empty' | 'unreadable'
export type ReadFile = { text: string } | { fault: FileFault }

/** A letter may take three bytes; whatever is larger than that has too many for certain. */
const BYTES_MAX = 3 * CSV_MAX

/** The text of a CSV file. Other encodings are refused rather than guessed: a wrong letter is found by nobody afterwards. */
export async function readCsvFile(file: File): Promise<ReadFile> {
  if (file.size > BYTES_MAX) return { fault: 'tooLarge' }
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    return { fault: 'unreadable' }
  }
  const text = decode(bytes)
  if (text === null) return { fault: 'notUtf8' }
  if (text.length > CSV_MAX) return { fault: 'tooLarge' }
  return text.trim() === '' ? { fault: 'empty' } : { text }
}

function decode(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // Two bytes for each letter, as some spreadsheets write it.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
