import { isPremiumTheme, planAllowsTheme, type Theme } from '../../contract/plans.ts'
import { findPlan } from '../market/public.ts'
import type { Db } from '../platform/db.ts'
import { appendEvents } from '../platform/stream-log.ts'
import { updateTheme } from './queries.ts'

/** A theme that the plan does not open any more falls back to dark; every open page of theirs asks anew who they are. */
export async function followPlan(trx: Db, subject: string, now: Date): Promise<void> {
  const userId = Number(subject)
  const user = await trx
    .selectFrom('users')
    .select('selected_theme')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (user === undefined) return
  const theme = user.selected_theme as Theme
  if (isPremiumTheme(theme) && !planAllowsTheme(await findPlan(trx, userId, now), theme))
    await updateTheme(trx, userId, 'dark')
  await appendEvents(trx, [{ userId, body: { kind: 'account' } }], now)
}
