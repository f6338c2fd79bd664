import { LOCALES, type Language } from '../../contract/messages.ts'
import type { Source } from './cited.ts'
import { initialsOf, splitName } from './names.ts'

/** The words of a citation in the reader's language. */
export interface ApaWords {
  language: Language
  siteName: string
  /** Of somebody who is no member any more. */
  formerMember: string
  /** What it is, in brackets, where that is not a plain text: [Data set]. */
  kind: string
  translator: string
  /** "Retrieved {date}, from {url}" */
  retrieved: (date: string, url: string) => string
}

/** Author. (Year, Month day). Title. Site. URL: as the seventh edition writes web pages. */
export function apa(source: Source, url: string, today: Date, words: ApaWords): string {
  const { authors, translators, title, changedAt, isFixed } = source
  const { language, siteName, formerMember, kind, translator, retrieved } = words
  const names = authors.length === 0 ? `[${formerMember}]` : joined(authors.map(turned))
  const credits = [
    ...(kind === '' ? [] : [`[${kind}]`]),
    ...(translators.length === 0 ? [] : [`(${joined(translators.map(straight))}, ${translator})`]),
  ]
  const date = new Date(changedAt)
  const day = dayOf(date, language, 'UTC')
  return [
    ended(names),
    `(${date.getUTCFullYear()}, ${day}).`,
    ended([title, ...credits].join(' ')),
    ended(siteName),
    isFixed ? url : retrieved(accessedOn(today, language), url),
  ].join(' ')
}

/** A sentence has one mark at its end, and the title may have brought it. */
const ended = (words: string): string => (/[.?!…]$/u.test(words) ? words : `${words}.`)

function joined(names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}, & ${last}`
}

function turned(name: string): string {
  const { given, last } = splitName(name)
  return last === '' ? given : `${last}, ${initialsOf(given)}`
}

function straight(name: string): string {
  const { given, last } = splitName(name)
  return last === '' ? given : `${initialsOf(given)} ${last}`
}

/** November 18, or 18 November. */
function dayOf(date: Date, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], { month: 'long', day: 'numeric', timeZone }).format(date)
}

/** The reader's own day: they looked at it then. */
const accessedOn = (today: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(today)
