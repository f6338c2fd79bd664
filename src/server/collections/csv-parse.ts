/** The separators that a file may have; the first line says which. */
const SEPARATORS = [',', ';', '\t'] as const

export interface CsvRecord {
  /** Of the file, from 1, where it begins: a cell may have line breaks in it. */
  line: number
  cells: string[]
}

export interface CsvFile {
  records: CsvRecord[]
  /** The line of a quote that is never closed, or is followed by something else. */
  brokenLine: number | null
  /** There are more than were wanted. */
  hasMore: boolean
}

const QUOTE = '"'
/** The first line of our own exports; a program for tables may have put it in quotes. */
const LICENCE_LINE = /^"?# [^\r\n]*creativecommons\.org/

/**
 * A CSV by RFC 4180, in one walk. Empty lines are skipped, and so is the line with the licence that our own exports begin
 * with. It stops after so many records.
 */
export function parseCsv(source: string, most: number): CsvFile {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source
  const start = LICENCE_LINE.test(text) ? endOfLine(text, 0) : 0
  const reader = new CsvReader(text, separatorOf(text, start), start, start === 0 ? 1 : 2)
  const records: CsvRecord[] = []
  for (;;) {
    const record = reader.next()
    if (record === null) return { records, brokenLine: reader.brokenLine, hasMore: false }
    if (record.cells.every((cell) => cell.trim() === '')) continue
    if (records.length === most) return { records, brokenLine: null, hasMore: true }
    records.push(record)
  }
}

function separatorOf(text: string, start: number): string {
  const counts = SEPARATORS.map(() => 0)
  let isQuoted = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === QUOTE) isQuoted = !isQuoted
    if (isQuoted) continue
    if (letter === '\n' || letter === '\r') break
    const found = SEPARATORS.findIndex((separator) => separator === letter)
    if (found >= 0) counts[found] = (counts[found] ?? 0) + 1
  }
  const best = counts.indexOf(Math.max(...counts))
  return SEPARATORS[best] ?? ','
}

/** Where the next line begins. */
function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\n') return at + 1
    if (text[at] === '\r') return text[at + 1] === '\n' ? at + 2 : at + 1
  }
  return text.length
}

class CsvReader {
  brokenLine: number | null = null
  private readonly text: string
  private readonly separator: string
  private at: number
  private line: number

  constructor(text: string, separator: string, start: number, line: number) {
    this.text = text
    this.separator = separator
    this.at = start
    this.line = line
  }

  /** Null at the end, and at a quote that does not end. */
  next(): CsvRecord | null {
    if (this.at >= this.text.length || this.brokenLine !== null) return null
    const { line } = this
    const cells: string[] = []
    for (;;) {
      const cell = this.text[this.at] === QUOTE ? this.readQuoted(line) : this.readPlain()
      if (cell === null) return null
      cells.push(cell)
      if (this.text[this.at] !== this.separator) break
      this.at++
    }
    this.endLine()
    return { line, cells }
  }

  private readPlain(): string {
    const from = this.at
    while (this.at < this.text.length) {
      const letter = this.text[this.at]
      if (letter === this.separator || letter === '\n' || letter === '\r') break
      this.at++
    }
    return this.text.slice(from, this.at)
  }

  private readQuoted(line: number): string | null {
    const parts: string[] = []
    let from = this.at + 1
    for (;;) {
      const end = this.text.indexOf(QUOTE, from)
      if (end < 0) break
      parts.push(this.text.slice(from, end))
      this.at = end + 1
      if (this.text[this.at] !== QUOTE) return this.closed(parts.join(''), line)
      parts.push(QUOTE)
      from = this.at + 1
    }
    this.brokenLine = line
    return null
  }

  /** After its closing quote a cell is over. */
  private closed(cell: string, line: number): string | null {
    const next = this.text[this.at]
    if (next === undefined || next === this.separator || next === '\n' || next === '\r') {
      for (let at = 0; at < cell.length; at++)
        if (cell[at] === '\n' || (cell[at] === '\r' && cell[at + 1] !== '\n')) this.line++
      return cell
    }
    this.brokenLine = line
    return null
  }

  private endLine(): void {
    if (this.at >= this.text.length) return
    this.at = endOfLine(this.text, this.at)
    this.line++
  }
}
