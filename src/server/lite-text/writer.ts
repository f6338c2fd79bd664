import { DAY_MS } from '../platform/clock.ts'

export interface Writer {
  createdAt: Date
  role: string
  honor: number
}

/** Product §6: who has earned less may not lead readers elsewhere. */
export const LINKS_HONOR = 20

export function mayLink({ honor, role }: Writer): boolean {
  return honor >= LINKS_HONOR || role !== 'user'
}

/** Operators set a site up on their first day, and are not held back by it. */
export function isFirstDay({ createdAt, role }: Writer, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < DAY_MS && role !== 'operator'
}
