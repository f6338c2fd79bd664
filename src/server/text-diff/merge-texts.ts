import { DEFAULT_LANGUAGE, type Language } from '../../contract/messages.ts'
import { newEffort, type Effort } from './find-changes.ts'
import { mergeTokens, type Sides } from './merge-tokens.ts'
import { messages } from './messages.ts'
import { splitAtSpaces, splitLines } from './tokens.ts'

export interface Merge {
  text: string
  hasConflicts: boolean
}

export interface Texts {
  /** The text that both started from. */
  base: string
  edited: string
  /** The text as it is now. */
  current: string
}

export interface Version {
  title: string
  content: string
}

export interface Versions {
  base: Version
  edited: Version
  current: Version
}

export type Merged = Version & { hasConflicts: boolean }

/** A passage of which a side kept less than this is a new text; two new texts are not mixed into one. */
const KEPT_SHARE = 0.5

/**
 * Both changes in one text: by lines, then by words where both changed the same lines. Where both changed the same
 * words, both are shown with marker lines between. Nothing that either side wrote is ever lost.
 */
export function mergeTexts({ base, edited, current }: Texts, language: Language = DEFAULT_LANGUAGE): Merge {
  if (edited === current || base === current) return { text: edited, hasConflicts: false }
  if (base === edited) return { text: current, hasConflicts: false }
  const effort = newEffort()
  const sides = { base: splitLines(base), edited: splitLines(edited), current: splitLines(current) }
  let hasConflicts = false
  let text = ''
  for (const region of mergeTokens(sides, effort)) {
    if ('merged' in region) {
      text = endLine(text, region.merged) + region.merged.join('')
      continue
    }
    const merged = mergeWords(region, effort)
    hasConflicts ||= merged === undefined
    const lines = merged === undefined ? showBoth(region, language) : [merged]
    text = endLine(text, lines) + lines.join('')
  }
  return { text, hasConflicts }
}

/** A title and its text. A title stays one line: two that can't be merged are joined with a slash. */
export function mergeVersions(
  { base, edited, current }: Versions,
  language: Language = DEFAULT_LANGUAGE,
): Merged {
  const title = mergeTitles({ base: base.title, edited: edited.title, current: current.title })
  const content = mergeTexts(
    { base: base.content, edited: edited.content, current: current.content },
    language,
  )
  return {
    title: title.text,
    content: content.text,
    hasConflicts: title.hasConflicts || content.hasConflicts,
  }
}

function mergeTitles({ base, edited, current }: Texts): Merge {
  if (edited === current || base === current) return { text: edited, hasConflicts: false }
  if (base === edited) return { text: current, hasConflicts: false }
  const merged = mergeWords({ base: [base], edited: [edited], current: [current] }, newEffort())
  return { text: merged ?? `${edited} / ${current}`, hasConflicts: merged === undefined }
}

/** Undefined where the two sides can't be merged. */
function mergeWords({ base, edited, current }: Sides, effort: Effort): string | undefined {
  const sides = {
    base: splitAtSpaces(base.join('')),
    edited: splitAtSpaces(edited.join('')),
    current: splitAtSpaces(current.join('')),
  }
  if (!keepsEnough(sides.base, sides.edited) || !keepsEnough(sides.base, sides.current)) return undefined
  const regions = mergeTokens(sides, effort)
  const merged = regions.flatMap((region) => ('merged' in region ? [region.merged.join('')] : []))
  return merged.length === regions.length ? merged.join('') : undefined
}

function keepsEnough(base: string[], side: string[]): boolean {
  const words = new Set(side)
  const lettersOf = (list: string[]): number => list.join('').replaceAll(/\s+/g, '').length
  const all = lettersOf(base)
  return all > 0 && lettersOf(base.filter((word) => words.has(word))) >= KEPT_SHARE * all
}

/** Both texts as whole lines; common lines at the beginning and end are there once. */
function showBoth({ edited, current }: Sides, language: Language): string[] {
  const most = Math.min(edited.length, current.length)
  let start = 0
  while (start < most && edited[start] === current[start]) start++
  let end = 0
  while (end < most - start && edited.at(-1 - end) === current.at(-1 - end)) end++
  const line = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`)
  return [
    ...edited.slice(0, start),
    `${messages.thisEdit[language]}\n`,
    line(edited.slice(start, edited.length - end).join('')),
    `${messages.articleNow[language]}\n`,
    line(current.slice(start, current.length - end).join('')),
    `${messages.end[language]}\n`,
    ...edited.slice(edited.length - end),
  ]
}

/** A last line without a break gets one when something follows it. */
function endLine(text: string, following: string[]): string {
  const isOpen = text !== '' && !text.endsWith('\n')
  return isOpen && following.join('') !== '' ? `${text}\n` : text
}
