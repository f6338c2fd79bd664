import { newToken } from './tokens.ts'
import type { Db } from './db.ts'

/** The configured key, else one that is made once and stored in the database, so that all nodes share it. */
export async function loadSecretKey(db: Db, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured
  await db
    .insertInto('secrets')
    .values({ name: 'secret_key', value: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'secret_key')
    .executeTakeFirstOrThrow()
  return row.value
}
