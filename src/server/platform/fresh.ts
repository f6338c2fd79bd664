import { addMs, MINUTE_MS } from './clock.ts'
import type { Db } from './db.ts'
import { fail } from './errors.ts'
import { messages } from './messages.ts'
import type { Viewer } from './session.ts'

/** So long after somebody proved who they are, what a stolen session must not do needs no new proof. */
export const REAUTHENTICATION_MS = 10 * MINUTE_MS

/** A proof from the future was made before the clock was set back, and counts no more; nodes' clocks may differ a little. */
export function isFresh({ reauthenticatedAt: at }: Pick<Viewer, 'reauthenticatedAt'>, now: Date): boolean {
  return at !== null && at > addMs(now, -REAUTHENTICATION_MS) && at <= addMs(now, MINUTE_MS)
}

/** Refuses what needs a fresh proof; the web asks for one then, and repeats the call. */
export function requireFresh(viewer: Pick<Viewer, 'reauthenticatedAt'>, now: Date): void {
  if (!isFresh(viewer, now)) fail('reauthentication_required', messages.reauthenticationRequired)
}

/** The person of this session has just proven who they are. */
export async function markFresh(db: Db, { tokenHash }: Pick<Viewer, 'tokenHash'>, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ reauthenticated_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}
