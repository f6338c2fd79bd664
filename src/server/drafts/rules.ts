import { DAY_MS, addMs, SECOND_MS } from '../platform/clock.ts'

/** As many as an import makes, and some more; all of them are listed. */
export const MOST_DRAFTS = 250
export const DRAFTS_LISTED = MOST_DRAFTS
export const OLDER_LIFE_MS = DAY_MS
const DRAFT_LIFE_MS = 180 * DAY_MS
const FIRST_SECOND = Date.UTC(2024, 0, 1) / SECOND_MS

/**
 * A new draft under an old name starts beyond every version of its predecessor: a device that still has the
 * predecessor is then noticed, and does not overwrite the new one as if it were its own.
 */
export function firstVersion(now: Date): number {
  return Math.floor(now.getTime() / SECOND_MS) - FIRST_SECOND
}

/** Whether two devices wrote: the text was not based on what is stored, and is not the same either. */
export function hasNewer(stored: { version: number; isSame: boolean }, basedOn: number): boolean {
  return stored.version !== basedOn && !stored.isSame
}

export function expiredBefore(now: Date): Date {
  return addMs(now, -DRAFT_LIFE_MS)
}

const TITLE_LENGTH = 80

/** One line that distinguishes drafts: the field `title`, or the first words of `content`, without its marks. */
export function draftTitle(title: string | null, content: string | null): string {
  const line = [title, withoutMarks(content ?? '')]
    .map((text) => (text ?? '').replace(/\s+/g, ' ').trim())
    .find((text) => text !== '')
  return Array.from(line ?? '')
    .slice(0, TITLE_LENGTH)
    .join('')
    .trimEnd()
}

/** Good enough for a name: nothing is parsed, the marks that Markdown makes of punctuation are left out. */
function withoutMarks(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => line.trimStart().replace(LINE_START, ''))
    .join(' ')
    .replaceAll(ADDRESS, ']')
    .replaceAll(MARKS, '')
}

/** Of a heading, quotation, list or task; `---` and fences leave nothing. */
const LINE_START = /^(?:#{1,6} |> ?|[-*+] (?:\[[ xX]\] )?|\d{1,9}[.)] |(?:---|\*\*\*|```).*$)/
const ADDRESS = /\]\([^()\s]*\)/g
const MARKS = /\*\*|__|~~|\|\||[*`$\\]|!?\[|\]/g
