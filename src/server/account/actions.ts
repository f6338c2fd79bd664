import { sql } from 'kysely'
import { EMAIL_CHANGE_HOURS, type SignInProvider } from '../../contract/account.ts'
import { deleteTokensOf } from '../api-tokens/public.ts'
import { findUserByEmail } from '../auth/public.ts'
import { canUsePasskey } from '../passkeys/public.ts'
import { addMs, HOUR_MS } from '../platform/clock.ts'
import { noteOnCommit } from '../platform/commit-notes.ts'
import { isUniqueViolation, transact, type Db } from '../platform/db.ts'
import { queueJob } from '../platform/jobs.ts'
import { queueMail } from '../platform/mail.ts'
import type { Server } from '../platform/server.ts'
import { hashToken, newToken } from '../platform/tokens.ts'
import * as mails from './mails.ts'
import {
  deleteLink,
  listLinks,
  lockPerson,
  storedLanguage,
  type PendingChange,
  type Person,
} from './queries.ts'

/**
 * Asks both addresses. One that has an account gets a mail that says so instead of its link, and the change waits
 * all the same: neither the answer nor what follows tells the asker which of the two it was.
 */
export function startEmailChange(
  server: Server,
  person: Person,
  newEmail: string,
  now: Date,
): Promise<PendingChange> {
  const { config } = server
  const [oldToken, newAddressToken] = [newToken(), newToken()]
  const expiresAt = addMs(now, EMAIL_CHANGE_HOURS * HOUR_MS)
  const change = {
    new_email: newEmail,
    old_token_hash: hashToken(oldToken),
    new_token_hash: hashToken(newAddressToken),
    is_old_proven: false,
    is_new_proven: false,
    created_at: now,
    expires_at: expiresAt,
  }
  return transact(server.db.write, async (trx) => {
    const owner = await findUserByEmail(trx, newEmail)
    await trx
      .insertInto('email_changes')
      .values({ user_id: person.id, ...change })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
      .execute()
    const { email, language } = person
    await queueMail(trx, email, mails.oldAddressMail(config, language, newEmail, oldToken), language, now)
    const toNew =
      owner === undefined
        ? mails.newAddressMail(config, language, newAddressToken)
        : mails.takenAddressMail(config, owner.language)
    await queueMail(trx, newEmail, toNew, owner?.language ?? language, now)
    return { newEmail, isOldProven: false, isNewProven: false, expiresAt }
  })
}

export async function cancelEmailChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

export type Confirmed = { proven: 'old' | 'new'; isDone: boolean } | 'dead' | 'taken'

/** One link proves one address. With the second the account has its new address, and every other session ends. */
export async function confirmEmailChange(
  server: Server,
  token: string,
  thisSession: Buffer | null,
  now: Date,
): Promise<Confirmed> {
  const hash = hashToken(token)
  try {
    return await transact(server.db.write, async (trx): Promise<Confirmed> => {
      const change = await prove(trx, hash, now)
      if (change === undefined) return 'dead'
      const proven = change.old_token_hash.equals(hash) ? 'old' : 'new'
      if (!change.is_old_proven || !change.is_new_proven) return { proven, isDone: false }
      const { email: oldEmail, ...person } = await lockPerson(trx, change.user_id)
      const email = change.new_email
      await trx.updateTable('users').set({ email }).where('id', '=', person.id).execute()
      await cancelEmailChange(trx, person.id)
      // A sign-up that waits for its code with this address is void, as are links that went to the old one.
      await trx.deleteFrom('signups').where('email', '=', email).execute()
      await endOtherWaysIn(trx, person.id, thisSession)
      const mail = mails.emailChangedMail(server.config, person.language)
      await queueMail(trx, oldEmail, mail, person.language, now)
      // Whoever takes their payments writes to them too.
      await queueJob(trx, 'payer', { userId: person.id }, now)
      return { proven, isDone: true }
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_key')) throw error
    // Somebody else has proven the address meanwhile.
    await server.db.write
      .deleteFrom('email_changes')
      .where((eb) => eb.or([eb('old_token_hash', '=', hash), eb('new_token_hash', '=', hash)]))
      .execute()
    return 'taken'
  }
}

/** Locks the change: two links at the same moment come one after the other. */
function prove(trx: Db, hash: Buffer, now: Date) {
  return trx
    .updateTable('email_changes')
    .set({
      is_old_proven: sql<boolean>`is_old_proven or old_token_hash = ${hash}`,
      is_new_proven: sql<boolean>`is_new_proven or new_token_hash = ${hash}`,
    })
    .where((eb) => eb.or([eb('old_token_hash', '=', hash), eb('new_token_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'email_changes.user_id')
          .where('suspended_at', 'is', null),
      ),
    )
    .returning(['user_id', 'new_email', 'old_token_hash', 'is_old_proven', 'is_new_proven'])
    .executeTakeFirst()
}

/** False when the password was changed while this one was being verified and hashed. */
export function changePassword(
  server: Server,
  person: Person,
  passwordHash: string,
  thisSession: Buffer,
  now: Date,
): Promise<boolean> {
  return transact(server.db.write, async (trx) => {
    const changed = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', person.id)
      .where('password_hash', 'is not distinct from', person.passwordHash)
      .returning(['email', 'language'])
      .executeTakeFirst()
    if (changed === undefined) return false
    await endOtherWaysIn(trx, person.id, thisSession)
    // Whoever knew the old one may have made some.
    await deleteTokensOf(trx, person.id)
    const language = storedLanguage(changed.language)
    const mail = mails.passwordChangedMail(server.config, language)
    await queueMail(trx, changed.email, mail, language, now)
    return true
  })
}

/** Sessions of other browsers, and links for a new password. */
async function endOtherWaysIn(trx: Db, userId: number, thisSession: Buffer | null): Promise<void> {
  const sessions = trx.deleteFrom('sessions').where('user_id', '=', userId)
  await (thisSession === null ? sessions : sessions.where('token_hash', '<>', thisSession)).execute()
  // Their streams end too.
  noteOnCommit(trx, [userId])
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

/** Never the last way in; a provider that the site does not offer any more is none. */
export function unlink(
  { config, db }: Pick<Server, 'config' | 'db'>,
  userId: number,
  provider: SignInProvider,
  offered: readonly string[],
): Promise<'ok' | 'not_linked' | 'last'> {
  return transact(db.write, async (trx) => {
    const { passwordHash } = await lockPerson(trx, userId)
    const links = await listLinks(trx, userId)
    if (links.every((link) => link.provider !== provider)) return 'not_linked'
    const others = links.filter((link) => link.provider !== provider && offered.includes(link.provider))
    const hasOtherWay =
      passwordHash !== null || others.length > 0 || (await canUsePasskey(trx, config, userId))
    if (!hasOtherWay) return 'last'
    await deleteLink(trx, userId, provider)
    return 'ok'
  })
}
