import { sql } from 'kysely'
import { SECOND_STEP_MINUTES } from '../../contract/two-factor.ts'
import { MINUTE_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { hashToken, newToken } from '../platform/tokens.ts'

/** Changes with the password: a first step that was proven with an older one leads nowhere. */
const passwordMark = sql<Buffer>`sha256(convert_to(coalesce(users.password_hash, ''), 'UTF8'))`

/** Notes that a browser has taken the first step of somebody who has two; null for everybody else. */
export async function startSecondStep(db: Db, userId: number, now: Date): Promise<string | null> {
  const token = newToken()
  const { numAffectedRows } = await sql`
    insert into pending_sign_ins (token_hash, user_id, password_mark, expires_at)
    select ${hashToken(token)}, users.id, ${passwordMark}, ${addMs(now, SECOND_STEP_MINUTES * MINUTE_MS)}
    from users join two_factor on two_factor.user_id = users.id and confirmed_at is not null
    where users.id = ${userId}`.execute(db)
  return numAffectedRows === 1n ? token : null
}

/** Whose second step a browser has to take; undefined when it took too long, or the password is another one now. */
export async function findSecondStep(db: Db, token: string, now: Date): Promise<number | undefined> {
  const row = await pendingQuery(db, token, now).executeTakeFirst()
  return row?.userId
}

/** Uses it up, with the person locked: of two calls one gets it, and a change of the password waits. */
export async function takeSecondStep(trx: Db, token: string, now: Date): Promise<boolean> {
  const row = await pendingQuery(trx, token, now).forShare('users').executeTakeFirst()
  if (row === undefined) return false
  const taken = await trx
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

function pendingQuery(db: Db, token: string, now: Date) {
  return db
    .selectFrom('pending_sign_ins')
    .innerJoin('users', 'users.id', 'pending_sign_ins.user_id')
    .innerJoin('two_factor', 'two_factor.user_id', 'users.id')
    .select('users.id as userId')
    .where('pending_sign_ins.token_hash', '=', hashToken(token))
    .where('pending_sign_ins.expires_at', '>', now)
    .where('two_factor.confirmed_at', 'is not', null)
    .where('pending_sign_ins.password_mark', '=', passwordMark)
}
