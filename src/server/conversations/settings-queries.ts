import type { MessageSettings } from '../../contract/message-acts.ts'
import type { Db } from '../platform/db.ts'

/** People who never chose have the defaults of the table. */
const DEFAULTS: MessageSettings = { whoMay: 'everyone', hasReceipts: true }

export async function getSettings(db: Db, userId: number): Promise<MessageSettings> {
  const row = await db
    .selectFrom('message_settings')
    .select(['who_may', 'has_receipts'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? DEFAULTS : settingsOf(row)
}

/** What is not named stays as it was. */
export async function saveSettings(
  db: Db,
  userId: number,
  { whoMay, hasReceipts }: { [Name in keyof MessageSettings]?: MessageSettings[Name] | undefined },
): Promise<MessageSettings> {
  const changed = {
    ...(whoMay !== undefined && { who_may: whoMay }),
    ...(hasReceipts !== undefined && { has_receipts: hasReceipts }),
  }
  const row = await db
    .insertInto('message_settings')
    .values({ user_id: userId, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .returning(['who_may', 'has_receipts'])
    .executeTakeFirstOrThrow()
  return settingsOf(row)
}

function settingsOf(row: { who_may: string; has_receipts: boolean }): MessageSettings {
  return { whoMay: row.who_may as MessageSettings['whoMay'], hasReceipts: row.has_receipts }
}
