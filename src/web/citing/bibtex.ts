import type { Source } from './cited.ts'
import { splitName } from './names.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export interface BibtexWords {
  siteName: string
  formerMember: string
}

/** An entry that BibTeX and biblatex read, whatever a title or a name holds. */
export function bibtex(source: Source, url: string, today: Date, words: BibtexWords): string {
  const { authors, translators, title, changedAt, isFixed, key } = source
  const date = new Date(changedAt)
  const fields: [string, string][] = [
    ['author', `{${authors.length === 0 ? whole(words.formerMember) : authors.map(sorted).join(' and ')}}`],
    ...(translators.length === 0
      ? []
      : [['translator', `{${translators.map(sorted).join(' and ')}}`] satisfies [string, string]]),
    // Twice in braces: its capitals stay as they are.
    ['title', `{{${escapeTex(title)}}}`],
    ['year', `{${date.getUTCFullYear()}}`],
    ['month', MONTHS[date.getUTCMonth()] ?? 'jan'],
    ['howpublished', `{${escapeTex(words.siteName)}}`],
    ['url', `{${url}}`],
    ...(isFixed ? [] : [['urldate', `{${dayOf(today)}}`] satisfies [string, string]]),
  ]
  const width = Math.max(...fields.map(([name]) => name.length))
  const lines = fields.map(([name, value]) => `  ${name.padEnd(width)} = ${value}`)
  return `@misc{${keyOf(words.siteName)}${key},\n${lines.join(',\n')}\n}`
}

/** The reader's own day, as 2026-11-18. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

const keyOf = (siteName: string): string => siteName.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A name that must not be taken apart. */
const whole = (name: string): string => `{${escapeTex(name)}}`

function sorted(name: string): string {
  const { given, last } = splitName(name)
  // A comma or an "and" inside would make two people of one.
  if (last === '' || /,|\band\b/i.test(name)) return whole(name.trim())
  return `${escapeTex(last)}, ${escapeTex(given)}`
}

const TEX: Record<string, string> = {
  '\\': '\\textbackslash{}',
  // As words: BibTeX counts braces whatever stands before them, and one too many would end the entry.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

export function escapeTex(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\{}~^&%$#_]/g, (sign) => TEX[sign] ?? `\\${sign}`)
}
