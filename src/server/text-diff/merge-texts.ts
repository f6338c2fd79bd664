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
  edit: string
  /** The text as it is now. */
  current: string
}

export interface Version {
  title: string
  content: string
}

export interface Versions {
  base: Version
  edit: Version
  current: Version
}

export type Merged = Version & { hasConflicts: boolean }

/** A passage of which a side kept less than this is a new text; two new texts are not mixed into one. */
const KEPT_SHARE = 0.5

/**
 * Both changes in one text: by lines, then by words where both changed the same lines. Where both changed the same
 * words, both are shown with marker lines between. Nothing that either side wrote is ever lost.
 */
export function mergeTexts({ base, edit, current }: Texts, language: Language = DEFAULT_LANGUAGE): Merge {
  if (edit === current || base === current) return { text: edit, hasConflicts: false }
  if (base === edit) return { text: current, hasConflicts: false }
  const effort = newEffort()
  const sides = { base: splitLines(base), edit: splitLines(edit), current: splitLines(current) }
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
  { base, edit, current }: Versions,
  language: Language = DEFAULT_LANGUAGE,
): Merged {
  const title = mergeTitles({ base: base.title, edit: edit.title, current: current.title })
  const content = mergeTexts({ base: base.content, edit: edit.content, current: current.content }, language)
  return {
    title: title.text,
    content: content.text,
    hasConflicts: title.hasConflicts || content.hasConflicts,
  }
}

function mergeTitles({ base, edit, current }: Texts): Merge {
  if (edit === current || base === current) return { text: edit, hasConflicts: false }
  if (base === edit) return { text: current, hasConflicts: false }
  const merged = mergeWords({ base: [base], edit: [edit], current: [current] }, newEffort())
  return { text: merged ?? `${edit} / ${current}`, hasConflicts: merged === undefined }
}

/** Undefined where the two sides can't be merged. */
function mergeWords({ base, edit, current }: Sides, effort: Effort): string | undefined {
  const sides = {
    base: splitAtSpaces(base.join('')),
    edit: splitAtSpaces(edit.join('')),
    current: splitAtSpaces(current.join('')),
  }
  if (!keepsEnough(sides.base, sides.edit) || !keepsEnough(sides.base, sides.current)) return undefined
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
function showBoth({ edit, current }: Sides, language: Language): string[] {
  const most = Math.min(edit.length, current.length)
  let start = 0
  while (start < most && edit[start] === current[start]) start++
  let end = 0
  while (end < most - start && edit.at(-1 - end) === current.at(-1 - end)) end++
  const line = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`)
  return [
    ...edit.slice(0, start),
    `${messages.thisEdit[language]}\n`,
    line(edit.slice(start, edit.length - end).join('')),
    `${messages.articleNow[language]}\n`,
    line(current.slice(start, current.length - end).join('')),
    `${messages.end[language]}\n`,
    ...edit.slice(edit.length - end),
  ]
}

/** A last line without a break gets one when something follows it. */
function endLine(text: string, following: string[]): string {
  const isOpen = text !== '' && !text.endsWith('\n')
  return isOpen && following.join('') !== '' ? `${text}\n` : text
}
