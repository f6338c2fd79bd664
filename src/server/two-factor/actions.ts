import type { MailContent } from '../platform/mail-layout.ts'
import { transact, type Db } from '../platform/db.ts'
import { queueMail } from '../platform/mail.ts'
import type { Server } from '../platform/server.ts'
import { writeStaffLog } from '../staff/public.ts'
import * as mails from './mails.ts'
import { findOwner } from './queries.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

/** What a command has too. */
interface MailServer {
  db: { write: Db }
  config: Server['config']
}

/** Turns it on and answers with the codes, the only time they exist; null when another set-up has replaced this one. */
export function turnOn(
  server: Server,
  userId: number,
  setUp: { secret: Buffer; step: number },
  now: Date,
): Promise<string[] | null> {
  return transact(server.db.write, async (trx) => {
    const confirmed = await trx
      .updateTable('two_factor')
      .set({ confirmed_at: now, last_step: setUp.step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .where('secret', '=', setUp.secret)
      .executeTakeFirst()
    if (confirmed.numUpdatedRows === 0n) return null
    const codes = await replaceCodes(trx, userId)
    await tell(trx, server, userId, mails.turnedOnMail, now)
    return codes
  })
}

/** Null while it is off. */
export function renewCodes(server: Server, userId: number, now: Date): Promise<string[] | null> {
  return transact(server.db.write, async (trx) => {
    const row = await trx
      .selectFrom('two_factor')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return null
    const codes = await replaceCodes(trx, userId)
    await tell(trx, server, userId, mails.newCodesMail, now)
    return codes
  })
}

async function replaceCodes(trx: Db, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
    .execute()
  return codes
}

/** False when it is off already. Codes and steps that are under way go with it. */
export function turnOff(server: MailServer, userId: number, now: Date): Promise<boolean> {
  return transact(server.db.write, async (trx) => endIn(trx, server, userId, now))
}

/** For somebody who has lost phone and recovery codes, on the word of an operator who knows that it is them. */
export function turnOffByCommand(server: MailServer, userId: number, now: Date): Promise<boolean> {
  return transact(server.db.write, async (trx) => {
    if (!(await endIn(trx, server, userId, now))) return false
    await writeStaffLog(trx, {
      actor: { kind: 'command' },
      action: 'end-two-step',
      objectType: 'person',
      objectId: userId,
      details: {},
      now,
    })
    return true
  })
}

async function endIn(trx: Db, server: MailServer, userId: number, now: Date): Promise<boolean> {
  const ended = await trx
    .deleteFrom('two_factor')
    .where('user_id', '=', userId)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst()
  if (ended === undefined || ended.confirmedAt === null) return false
  await trx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
  await tell(trx, server, userId, mails.turnedOffMail, now)
  return true
}

/** Uses up a recovery code and tells its owner; of two callers one gets it. */
export function useRecoveryCode(
  server: Server,
  userId: number,
  typed: string,
  now: Date,
): Promise<'ok' | 'wrong' | 'used'> {
  return transact(server.db.write, async (trx) => {
    const code = await trx
      .selectFrom('recovery_codes')
      .select('used_at as usedAt')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hashRecoveryCode(typed))
      .forUpdate()
      .executeTakeFirst()
    if (code === undefined) return 'wrong'
    if (code.usedAt !== null) return 'used'
    await trx
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hashRecoveryCode(typed))
      .execute()
    await tell(trx, server, userId, mails.recoveryUsedMail, now)
    return 'ok'
  })
}

export function warnOfWrongCodes(server: Server, userId: number, now: Date): Promise<void> {
  return tell(server.db.write, server, userId, mails.wrongCodesMail, now)
}

async function tell(
  db: Db,
  { config }: MailServer,
  userId: number,
  write: (site: typeof config, language: mails.Language) => MailContent,
  now: Date,
): Promise<void> {
  const { email, language } = await findOwner(db, userId)
  await queueMail(db, email, write(config, language), language, now)
}
