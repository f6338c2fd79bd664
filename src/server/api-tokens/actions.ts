import { sql } from 'kysely'
import { TOKENS_MAX, type Scope, type TokenDays } from '../../contract/api-tokens.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { queueMail } from '../platform/mail.ts'
import type { Server } from '../platform/server.ts'
import { hashToken } from '../platform/tokens.ts'
import { tokenMadeMail } from './mails.ts'
import { messages } from './messages.ts'
import { findMailbox } from './queries.ts'

interface NewToken {
  userId: number
  name: string
  scopes: Scope[]
  days: TokenDays
  token: string
}

export interface Made {
  id: number
  expiresAt: Date | null
}

/** Its owner is told by mail: a session that was stolen could leave itself a way in. */
export function insertToken(
  { config, db }: Pick<Server, 'config' | 'db'>,
  { userId, name, scopes, days, token }: NewToken,
  now: Date,
): Promise<Made> {
  const expiresAt = days === null ? null : addMs(now, days * DAY_MS)
  return transact(db.write, async (trx) => {
    // One after the other, so that they can be counted.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`api tokens ${userId}`}, 0))`.execute(trx)
    const { count } = await trx
      .selectFrom('api_tokens')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (count >= TOKENS_MAX) fail('conflict', messages.tooMany, { values: { most: TOKENS_MAX } })
    const { id } = await trx
      .insertInto('api_tokens')
      .values({
        user_id: userId,
        name,
        scopes,
        token_hash: hashToken(token),
        created_at: now,
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { email, language } = await findMailbox(trx, userId)
    await queueMail(trx, email, tokenMadeMail(config, language), language, now)
    return { id, expiresAt }
  })
}
