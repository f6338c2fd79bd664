import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase } from './database.ts'

const WAIT_MS = 30_000

/** Lets the ten minutes pass after which somebody who is away is mailed: a journey does not wait for them. */
export async function letThemBeAway(email: string): Promise<void> {
  await withDatabase(async (client) => {
    const until = Date.now() + WAIT_MS
    do {
      await client.query(
        `update visits set seen_at = now() - interval '1 hour' where user_id = (select id from users where email = $1)`,
        [email],
      )
      const { rowCount } = await client.query(
        `update jobs set run_at = now() where kind = 'notificationMail'
         and payload = jsonb_build_object('userId', (select id from users where email = $1))`,
        [email],
      )
      if (rowCount === 1) return
      await pause(100)
    } while (Date.now() < until)
    throw new Error(`Nothing waits to be told to ${email}.`)
  })
}
