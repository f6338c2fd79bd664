import { sql } from 'kysely'
import { wholeText } from '../../contract/plain-text.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type { Db } from '../platform/db.ts'

/** The lexeme of somebody who may find a message: one that it was said to. No word of a text has a colon in it. */
export function memberWord(userId: number): string {
  return `member:${userId}`
}

/** The words of a text that was changed; those who may find it stay the same. */
export async function changeWords(trx: Db, messageId: number, nodes: RichText): Promise<void> {
  await sql`
    update message_search set words = to_tsvector('simple', ${wholeText(nodes)}) || array_to_tsvector(array(
      select lexeme from unnest(words) as w (lexeme) where lexeme like 'member:%'))
    where message_id = ${messageId}`.execute(trx)
}
