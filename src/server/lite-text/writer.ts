import { DAY_MS } from '../platform/clock.ts'

export interface Writer {
  createdAt: Date
  role: string
  honor: number
}

/** Product §6: people with less may not link elsewhere. */
export const LINKS_HONOR = 20

export function mayLink({ honor, role }: Writer): boolean {
  return honor >= LINKS_HONOR || role !== 'user'
}

/** Operators set a site up on their first day, and are not limited by it. */
export function isFirstDay({ createdAt, role }: Writer, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < DAY_MS && role !== 'operator'
}
