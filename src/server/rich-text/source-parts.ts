import { LONGEST_LINE, LONGEST_PART, LONGEST_PART_LINES, MOST_LINES } from './limits.ts'
import { messages } from './messages.ts'
import { refuseText } from './refuse-text.ts'

/** A block of lines that can be parsed separately from the rest: the parser's work stays linear. */
export interface SourcePart {
  /** The number of its first line, from 1. */
  line: number
  lines: SourceLine[]
  /** Only paragraphs without a mark: they need no parser, which makes long prose cheap. */
  isPlain: boolean
}

export interface SourceLine {
  text: string
  /** Inside a fence of code or math, where marks mean nothing; or the fence itself. */
  isFenced: boolean
  isFence: boolean
}

/** Small parts are joined up to this size: starting the parser costs more than a paragraph. */
const ENOUGH = 2000
const ENOUGH_LINES = 60
const PLAIN = /^(?!\d{1,9}[.)]|.*(?:\/\/|www\.| {2}$))[^-+=>#|:\s][^*_~[\]`$<&@\\\t]*$/i
const LIST_MARKER = /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/

export function splitIntoParts(source: string): SourcePart[] {
  const parts: SourcePart[] = []
  let part: SourcePart = { line: 1, lines: [], isPlain: false }
  let size = 0
  const fence = fenceReader()
  let isAfterBlank = true
  const all = source.split(/\r\n|\n|\r/)
  if (all.length > MOST_LINES) refuseText(messages.tooManyLines, { most: MOST_LINES })
  for (const [index, text] of all.entries()) {
    const line = index + 1
    if (text.length > LONGEST_LINE) refuseText(messages.lineTooLong, { line })
    const wasFenced = fence.isOpen()
    const isBlank = text.trim() === ''
    if (isAfterBlank && !wasFenced && !isBlank) {
      const isPlain = isPlainBlock(all, index)
      const isFree = part.isPlain || (/^[^ \t]/.test(text) && !LIST_MARKER.test(text))
      const isFull = size >= ENOUGH || part.lines.length >= ENOUGH_LINES
      if (isFree && (isFull || isPlain !== part.isPlain)) {
        parts.push(part)
        part = { line, lines: [], isPlain }
        size = 0
      }
    }
    const isFenced = fence.read(text)
    part.lines.push({ text, isFenced, isFence: isFenced && wasFenced !== fence.isOpen() })
    size += text.length + 1
    isAfterBlank = isBlank
  }
  parts.push(part)
  for (const whole of parts) refuseLongPart(whole)
  return parts.filter(({ lines }) => lines.length > 0)
}

function isPlainBlock(all: string[], start: number): boolean {
  for (let index = start; (all[index] ?? '').trim() !== ''; index++)
    if (!PLAIN.test(all[index] ?? '')) return false
  return true
}

function refuseLongPart({ line, lines }: SourcePart): void {
  const open = lines.filter(({ isFenced, isFence }) => !isFenced || isFence)
  const size = open.reduce((sum, { text }) => sum + text.length, 0)
  if (open.length > LONGEST_PART_LINES || size > LONGEST_PART) refuseText(messages.partTooLong, { line })
}

/** Follows fences from line to line, as the parser will: an open one hides everything until its end. */
function fenceReader() {
  let open: string | null = null
  return {
    isOpen: () => open !== null,
    read(line: string): boolean {
      if (open !== null) {
        const end = /^ {0,3}(`+|~+|\$+)[ \t]*$/.exec(line)?.[1]
        if (end?.startsWith(open)) open = null
        return true
      }
      const mark = /^ {0,3}(?:(`{3,})[^`]*$|(~{3,})|(\${2,})[^$]*$)/.exec(line)
      const run = mark?.[1] ?? mark?.[2] ?? mark?.[3]
      if (run === undefined) return false
      open = run
      return true
    },
  }
}
