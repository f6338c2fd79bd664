import { timingSafeEqual } from 'node:crypto'
import { VERIFICATION_CODE_LENGTH, VERIFICATION_CODE_LIFE_MINUTES } from '../../contract/limits.ts'
import { MINUTE_MS, addMs } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { markFresh } from '../platform/fresh.ts'
import { queueMail } from '../platform/mail.ts'
import type { Server } from '../platform/server.ts'
import { keyedHash, newDigits } from '../platform/tokens.ts'
import { confirmationCodeMail } from './mails.ts'
import type { Owner } from './queries.ts'

const CODE_TRIES = 5

/** Of one session: a code that another one asked for proves nothing here. */
function codeHash(server: Server, session: Buffer, code: string): Buffer {
  return keyedHash(server.secret, 'reauthentication', session.toString('base64url'), code)
}

/** Mails a new code; the older one of this session stops working. */
export function sendCode(server: Server, owner: Owner, session: Buffer, now: Date): Promise<void> {
  const digits = newDigits(VERIFICATION_CODE_LENGTH)
  const code = {
    code_hash: codeHash(server, session, digits),
    tries_left: CODE_TRIES,
    expires_at: addMs(now, VERIFICATION_CODE_LIFE_MINUTES * MINUTE_MS),
  }
  return transact(server.db.write, async (trx) => {
    await trx
      .insertInto('reauthentication_codes')
      .values({ session_hash: session, ...code })
      .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(code))
      .execute()
    const mail = confirmationCodeMail(server.config, owner.language, digits)
    await queueMail(trx, owner.email, mail, owner.language, now)
  })
}

/** Uses up a try in the statement that finds the code; a right one is gone, and makes the session fresh. */
export function takeCode(server: Server, session: Buffer, digits: string, now: Date): Promise<boolean> {
  const hash = codeHash(server, session, digits)
  return transact(server.db.write, async (trx) => {
    const tried = await trx
      .updateTable('reauthentication_codes')
      .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
      .where('session_hash', '=', session)
      .where('tries_left', '>', 0)
      .where('expires_at', '>', now)
      .returning('code_hash as codeHash')
      .executeTakeFirst()
    if (tried === undefined || !timingSafeEqual(tried.codeHash, hash)) return false
    await trx.deleteFrom('reauthentication_codes').where('session_hash', '=', session).execute()
    await markFresh(trx, { tokenHash: session }, now)
    return true
  })
}
