import { DAY_MS } from '../platform/clock.ts'
import type { Viewer } from '../platform/session.ts'

/** What decides how much somebody may write, and whether with links. */
export type Writer = Pick<Viewer, 'joinedAt' | 'role'>

/** Product §6 asks for 20 Honor, which nobody can earn yet: until then spammers have to wait, and nobody else for long. */
export const LINKS_AFTER_DAYS = 3

export function canLink({ joinedAt, role }: Writer, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() >= LINKS_AFTER_DAYS * DAY_MS || role !== 'user'
}

/** Operators set a site up on their first day, and are not limited by it. */
export function isFirstDay({ joinedAt, role }: Writer, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < DAY_MS && role !== 'operator'
}
