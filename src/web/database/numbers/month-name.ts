import type { Language } from '../../../contract/messages.ts'
import { formatDate } from '../../platform/format.ts'

/** Nov 2026, of 2026-11: the date of its first day, without the day. */
export function monthName(month: string, language: Language): string {
  return formatDate(`${month}-01T00:00:00Z`, language, false).replace(/\b1,? /, '')
}
