import type { Language } from '../../contract/messages.ts'
import { formatNumber } from '../platform/format.ts'

/** +1,234 or −5, with the sign that is as wide as a digit. */
export function formatDelta(delta: number, language: Language): string {
  return `${delta < 0 ? '−' : '+'}${formatNumber(Math.abs(delta), language)}`
}
