import { SCHEDULE_DAYS_MAX } from '../../contract/limits.ts'
import { LOCALES, type Language } from '../../contract/messages.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SUGGESTED_HOUR = 8

/** Keys of the messages of the dialog. */
export type TimeFault = 'timeMissing' | 'timeSoon' | 'timeFar'

/** A moment as a field for date and time has it, on the reader's own clock. */
export function toInput(at: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What the field lets one choose: whole minutes, as the server will take them. */
export function bounds(now: number): { min: string; max: string } {
  const first = Math.ceil((now + MINUTE_MS) / MINUTE_MS) * MINUTE_MS
  return { min: toInput(new Date(first)), max: toInput(new Date(now + SCHEDULE_DAYS_MAX * DAY_MS)) }
}

/** Tomorrow morning, which is when most people would have chosen. */
export function suggestTime(now: number): Date {
  const today = new Date(now)
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1, SUGGESTED_HOUR)
}

/** The moment that the field names, or what is wrong with it. */
export function readTime(value: string, now: number): Date | TimeFault {
  const at = new Date(value)
  // An unfinished field has no value at all.
  if (Number.isNaN(at.getTime())) return 'timeMissing'
  if (at.getTime() < now + MINUTE_MS) return 'timeSoon'
  return at.getTime() > now + SCHEDULE_DAYS_MAX * DAY_MS ? 'timeFar' : at
}

/** "December 3, 2026, 8:00 AM", on the reader's own clock; a comma fits into a sentence of any language. */
export function formatMoment(at: string, language: Language): string {
  const part = (style: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LOCALES[language], style).format(new Date(at))
  return `${part({ dateStyle: 'long' })}, ${part({ timeStyle: 'short' })}`
}

/** The clock by which the reader lives, in their words and by its place: "Western Indonesia Time, Asia/Jakarta". */
export function zoneName(language: Language, at: Date): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const parts = new Intl.DateTimeFormat(LOCALES[language], { timeZoneName: 'long' }).formatToParts(at)
  const words = parts.find(({ type }) => type === 'timeZoneName')?.value
  return words === undefined || words === timeZone ? timeZone : `${words}, ${timeZone}`
}
