import { sql } from 'kysely'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { TestApp } from './test-app.ts'

/** A moderator who is no longer here has silenced them. */
export async function silenceFor(app: TestApp, userId: number, days: number): Promise<void> {
  const now = app.clock.now()
  await sql`
    with acted as (
      insert into mod_actions (created_at, actor_id, action, object_type, object_id, person_id, rule, days)
      values (${now}, 999999, 'silence', 'person', ${userId}, ${userId}, 'kindness', ${days}) returning id)
    insert into sanctions (user_id, kind, action_id, until)
    select ${userId}, 'silence', id, ${addMs(now, days * DAY_MS)} from acted`.execute(app.db)
}
