import { sql } from 'kysely'
import type { TestApp } from '../testing/test-app.ts'
import type { Databases } from './db.ts'
import { createFollowUps, type FollowUpHandlers, type FollowUps } from './follow-ups.ts'
import { createMetrics } from './metrics.ts'
import { watchOutage } from './outage.ts'

/** A node that handles these kinds. `lines` are its log lines about failing handlers. */
export function nodeOf(
  app: TestApp,
  db: Pick<Databases, 'write' | 'listen'>,
  handlers: FollowUpHandlers,
): FollowUps & { lines: string[]; metrics: ReturnType<typeof createMetrics> } {
  const lines: string[] = []
  const metrics = createMetrics()
  const node = createFollowUps({
    db,
    clock: app.clock,
    metrics,
    handlers,
    health: watchOutage({ began: () => {}, ended: () => {} })(),
    handlersHealth: watchOutage({
      began: (error) => lines.push(`began: ${String(error)}`),
      ended: () => lines.push('ended'),
    })(),
  })
  return { ...node, lines, metrics }
}

export const waitingIn = (app: TestApp) =>
  app.db.selectFrom('follow_ups').select(['kind', 'subject', 'tries']).orderBy('id').execute()

/** A promise to wait for, and a gate that waits until it is opened. */
export function gate() {
  let [open, arrive] = [() => {}, () => {}]
  const opened = new Promise<void>((resolve) => (open = resolve))
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  return { open: () => open(), arrived, pass: () => (arrive(), opened) }
}

export async function waitUntilSomebodyWaits(app: TestApp): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(app.db)
    if (rows[0]?.waits === true) return
  }
}
