import { PRIVILEGES } from '../../contract/honor-rules.ts'
import { DAY_MS } from '../platform/clock.ts'
import type { Viewer } from '../platform/session.ts'

/** What decides how much somebody may write, and whether with links. */
export type Writer = Pick<Viewer, 'joinedAt' | 'role' | 'honor'>

/** Spammers earn nothing; staff need not. */
export function canLink({ role, honor }: Pick<Writer, 'role' | 'honor'>): boolean {
  return honor >= PRIVILEGES.links || role !== 'user'
}

/** Operators set a site up on their first day, and are not limited by it. */
export function isFirstDay({ joinedAt, role }: Pick<Writer, 'joinedAt' | 'role'>, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < DAY_MS && role !== 'operator'
}
