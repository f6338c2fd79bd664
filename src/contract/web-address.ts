import { CELL_MAX } from './collection-rules.ts'
import { isExternalHref, isSafeHref } from './rich-text-rules.ts'

/** http and https alone: no mail, no path of our own. */
export function isWebAddress(value: string): boolean {
  return value.length <= CELL_MAX && /^https?:/i.test(value) && isSafeHref(value) && isExternalHref(value)
}
