import { DAY_MS } from '../platform/clock.ts'
import type { Viewer } from '../platform/session.ts'

/** What decides how much somebody may write, and whether with links. */
export type Writer = Pick<Viewer, 'joinedAt' | 'role' | 'honor'>

/** Product §6: people with less may not link elsewhere. */
export const LINKS_HONOR = 20

export function mayLink({ honor, role }: Writer): boolean {
  return honor >= LINKS_HONOR || role !== 'user'
}

/** Operators set a site up on their first day, and are not limited by it. */
export function isFirstDay({ joinedAt, role }: Writer, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < DAY_MS && role !== 'operator'
}
