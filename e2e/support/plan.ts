import pg from 'pg'
import type { PremiumTheme } from '../../src/contract/plans.ts'
import { openDatabase } from '../../src/server/platform/embedded/open-database.ts'
import { siteDataDir } from './environment.ts'

/** Gives somebody a paid plan for a month. Paying is not the subject here, so the database is told directly. */
export async function givePlan(email: string, plan: PremiumTheme): Promise<void> {
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: siteDataDir(),
    role: 'command',
    say: () => {},
  })
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    await client.query(
      `insert into subscriptions (user_id, plan, status, current_period_end, provider)
       select id, $2, 'active', now() + interval '1 month', 'test' from users where email = $1`,
      [email, plan],
    )
  } finally {
    await client.end()
    await database.stop()
  }
}
