import {
  MOST_DEFINITIONS,
  MOST_LIKELY_NODES,
  MOST_MARK_WORK,
  MOST_MARKS,
  MOST_NESTING,
  MOST_TABLE_BARS,
} from './limits.ts'
import { messages } from './messages.ts'
import { refuseText } from './refuse-text.ts'
import type { SourcePart } from './source-parts.ts'

const CONTAINER = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y
const LIST_LINE = /^([ \t]*)(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/
/** Surely an item, unlike a line that begins with some other number. */
const ITEM = /^[ \t]*(?:[-+*]|1[.)])[ \t]/g
/** What the parser has to try at every position. */
const MARKS = /[*_~[\]!`$<&@:\\]|\/\/|www/g
/** Marks that begin and end a piece of its own, as most people write them. */
const OPENING = /(?:^|[\s(])(?:\*+|_+|~+|`+|\[)(?=\S)/g
const CLOSING = /[^\s*_~`](?:\*+|_+|~+|`+|\])(?=[\s.,;:!?()]|$)/g

/**
 * Refuses what would keep the parser busy, by counting only: linear, and before any parsing. A paragraph's marks
 * are paired with one another, so their work grows with the square of their number.
 */
export function refuseCostly(parts: SourcePart[]): void {
  let work = 0
  let nodes = 0
  for (const part of parts) {
    nodes += likelyNodes(part)
    if (nodes > MOST_LIKELY_NODES) refuseText(messages.tooManyNodes)
    if (part.isPlain) continue
    work += workOf(part)
    if (work > MOST_MARK_WORK) refuseText(messages.tooManyMarks, { line: part.line })
    refuseNesting(part)
  }
}

/** A block has itself and its text; an item also a paragraph; each pair of marks adds three nodes. */
function likelyNodes({ lines }: SourcePart): number {
  const count = (marks: RegExp) =>
    lines.reduce((sum, { text, isFenced }) => sum + (isFenced ? 0 : (text.match(marks)?.length ?? 0)), 0)
  return 2 + 3 * count(ITEM) + 3 * Math.min(count(OPENING), count(CLOSING))
}

function workOf({ line, lines }: SourcePart): number {
  let work = 0
  let marks = 0
  let bars = 0
  let run = 0
  let isList = false
  let isTable = false
  for (const { text, isFenced } of lines) {
    const startsItem = LIST_LINE.test(text)
    const isBlank = text.trim() === ''
    const endsRun = isFenced || isBlank || (startsItem && (isList || !/^\s*\d/.test(text)))
    // The cells of a table are paragraphs of their own.
    isTable = !endsRun && (isTable || isTableRule(text))
    if (endsRun || isTable) {
      work += run * run
      run = 0
      isList = startsItem
    }
    if (isFenced) continue
    const count = text.match(MARKS)?.length ?? 0
    run += count
    marks += count
    bars += text.split('|').length - 1
  }
  if (marks > MOST_MARKS || bars > MOST_TABLE_BARS) refuseText(messages.tooManyMarks, { line })
  return work + run * run
}

function isTableRule(text: string): boolean {
  return text.includes('|') && /^\|?:?-+:?(?:\|:?-+:?)*\|?$/.test(text.replace(/[ \t]/g, ''))
}

function refuseNesting({ lines }: SourcePart): void {
  const indents: number[] = []
  for (const { text, isFenced } of lines) {
    if (isFenced || text.trim() === '') continue
    let depth = 0
    CONTAINER.lastIndex = 0
    while (CONTAINER.test(text)) depth++
    const indent = /^[ \t]*/.exec(text)?.[0].replaceAll('\t', '    ').length ?? 0
    while ((indents.at(-1) ?? -1) >= indent) indents.pop()
    if (LIST_LINE.test(text)) indents.push(indent)
    if (depth > MOST_NESTING || indents.length > MOST_NESTING) refuseText(messages.tooDeep)
  }
}

export interface Labels {
  links: string[]
  footnotes: string[]
}

/** The labels defined anywhere in the text, normalised as the parser does it: a part may refer to another's. */
export function readLabels(parts: SourcePart[]): Labels {
  const labels: Labels = { links: [], footnotes: [] }
  for (const { lines } of parts)
    for (const { text, isFenced } of lines) {
      const label = isFenced ? undefined : /^[ >]{0,6}\[([^[\]\\]{1,200})\]:/.exec(text)?.[1]
      if (label === undefined) continue
      if (label.startsWith('^')) labels.footnotes.push(normaliseLabel(label.slice(1)))
      else labels.links.push(normaliseLabel(label))
      if (labels.links.length + labels.footnotes.length > MOST_DEFINITIONS)
        refuseText(messages.tooManyDefinitions, { most: MOST_DEFINITIONS })
    }
  return labels
}

/** micromark's rule: both cases, since some letters meet only after both. */
export function normaliseLabel(label: string): string {
  return label
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase()
}
