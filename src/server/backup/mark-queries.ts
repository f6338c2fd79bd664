import type { Client } from 'pg'
import type { Db } from '../platform/db.ts'

/** Among the settings, which all nodes share. */
const MARK = 'backup.made_at'

/** Written down after a backup, wherever its file is: a site can't look into every folder. */
export async function saveBackupMark(client: Client, now: Date): Promise<void> {
  await client.query(
    'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = $2',
    [MARK, JSON.stringify(now.toISOString())],
  )
}

export async function findBackupMark(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', MARK).executeTakeFirst()
  return typeof row?.value === 'string' ? new Date(row.value) : null
}
