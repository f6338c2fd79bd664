import { timingSafeEqual } from 'node:crypto'
import {
  RESET_LINK_LIFE_MINUTES,
  VERIFICATION_CODE_LENGTH,
  VERIFICATION_CODE_LIFE_MINUTES,
} from '../../contract/limits.ts'
import type { Language } from '../../contract/messages.ts'
import { MINUTE_MS, addMs } from '../platform/clock.ts'
import { isUniqueViolation, transact, type Db } from '../platform/db.ts'
import { queueJob, type JobPayloads } from '../platform/jobs.ts'
import { queueMail } from '../platform/mail.ts'
import type { Server } from '../platform/server.ts'
import { deleteSessionsOf, type Device } from '../platform/session.ts'
import { hashToken, keyedHash, newDigits, newToken } from '../platform/tokens.ts'
import * as mails from './mails.ts'
import * as queries from './queries.ts'
import { storedLanguage } from './rules.ts'
import { recordSignIn } from './sign-in-actions.ts'
import * as signups from './signup-queries.ts'

const CODE_TRIES = 5

function codeHash(server: Server, email: string, code: string): Buffer {
  return keyedHash(server.secret, 'verification', email, code)
}

function newCode(server: Server, email: string, now: Date): signups.Code & { digits: string } {
  const digits = newDigits(VERIFICATION_CODE_LENGTH)
  const expiresAt = addMs(now, VERIFICATION_CODE_LIFE_MINUTES * MINUTE_MS)
  return { digits, hash: codeHash(server, email, digits), expiresAt, triesLeft: CODE_TRIES }
}

/**
 * Stores the sign-up and mails its code. An address with an account gets a mail that says so instead, and its
 * sign-up is stored all the same with a code nobody knows: signing in with it must not tell the two cases apart.
 */
export function signUp(
  server: Server,
  signup: signups.NewSignup,
  mayMail: boolean,
  now: Date,
): Promise<void> {
  const { config } = server
  const code = mayMail ? newCode(server, signup.email, now) : null
  return transact(server.db.write, async (trx) => {
    await queries.lockAddress(trx, signup.email)
    const owner = await queries.findUserByEmail(trx, signup.email)
    const isSaved = await signups.saveSignup(trx, signup, code, now)
    if (!isSaved || code === null) return
    if (owner !== undefined)
      return mailOwner(trx, owner, mails.existingAccountMail(config, owner.language), now)
    const mail = mails.verificationCodeMail(config, signup.language, code.digits)
    await queueMail(trx, signup.email, mail, signup.language, now)
  })
}

export function resendCode(
  server: Server,
  email: string,
  browserHash: Buffer | null,
  now: Date,
): Promise<void> {
  const code = newCode(server, email, now)
  return transact(server.db.write, async (trx) => {
    await queries.lockAddress(trx, email)
    const language = await signups.renewCode(trx, email, browserHash, code)
    if (language === undefined) return
    const owner = await queries.findUserByEmail(trx, email)
    if (owner !== undefined)
      return mailOwner(trx, owner, mails.existingAccountMail(server.config, owner.language), now)
    await queueMail(
      trx,
      email,
      mails.verificationCodeMail(server.config, language, code.digits),
      language,
      now,
    )
  })
}

/** With the browser's cookie the person is signed in; without it only the address is proven, and a password is due. */
export type Verified = { userId: number; resetToken: null } | { userId: null; resetToken: string }

/** Null for a code that is wrong, expired, used up or of another address: the answer does not say which. */
export async function verifyAddress(
  server: Server,
  email: string,
  code: string,
  browserHash: Buffer | null,
  now: Date,
): Promise<Verified | null> {
  const hash = codeHash(server, email, code)
  try {
    return await transact(server.db.write, async (trx) => {
      await queries.lockAddress(trx, email)
      const own = browserHash === null ? [] : await signups.takeTry(trx, email, browserHash, now)
      const tried = own.length > 0 ? own : await signups.takeTry(trx, email, null, now)
      const signup = tried.find((row) => timingSafeEqual(row.codeHash, hash))
      if (signup === undefined) return null
      // The first to sign up with somebody's address must not choose the password of the account.
      const passwordHash = own.length > 0 ? signup.passwordHash : null
      const language = storedLanguage(signup.language)
      const userId = await queries.insertUser(trx, { ...signup, email, passwordHash, language, now })
      if (own.length > 0) return { userId, resetToken: null }
      return { userId: null, resetToken: await startReset(trx, userId, now) }
    })
  } catch (error) {
    // A provider made the account in the meantime: the pending sign-up is void.
    if (!isUniqueViolation(error, 'users_email_key')) throw error
    await queries.deleteSignups(server.db.write, email)
    return null
  }
}

/** Whether the address has an account is looked up by the job: asking takes equally long in both cases. */
export function queueResetLink(server: Server, email: string, now: Date): Promise<void> {
  return queueJob(server.db.write, 'resetLink', { email, askedAt: now.toISOString() }, now)
}

/** The job behind it. An expired link is not sent, nor one that a newer one has replaced. */
export async function sendResetLink(
  server: Pick<Server, 'db' | 'config' | 'clock'>,
  { email, askedAt }: JobPayloads['resetLink'],
): Promise<void> {
  const now = server.clock.now()
  const expiresAt = resetExpiry(new Date(askedAt))
  if (expiresAt <= now) return
  await transact(server.db.write, async (trx) => {
    const owner = await queries.findUserByEmail(trx, email)
    if (owner === undefined) return
    const token = newToken()
    if (!(await queries.saveReset(trx, owner.id, hashToken(token), expiresAt))) return
    await mailOwner(trx, owner, mails.resetLinkMail(server.config, owner.language, token), now)
  })
}

function resetExpiry(askedAt: Date): Date {
  return addMs(askedAt, RESET_LINK_LIFE_MINUTES * MINUTE_MS)
}

async function startReset(db: Db, userId: number, now: Date): Promise<string> {
  const token = newToken()
  await queries.saveReset(db, userId, hashToken(token), resetExpiry(now))
  return token
}

/** False when the link was used in the meantime. Every session ends, a thief's too. */
export function resetPassword(
  server: Server,
  token: string,
  owner: Owner & { id: number },
  passwordHash: string,
  device: Device,
  now: Date,
): Promise<boolean> {
  return transact(server.db.write, async (trx) => {
    if (!(await queries.useReset(trx, hashToken(token), now))) return false
    await queries.updatePassword(trx, owner.id, passwordHash)
    await deleteSessionsOf(trx, owner.id)
    await recordSignIn(trx, { userId: owner.id, way: 'reset', isSuccess: true, device, now })
    await mailOwner(trx, owner, mails.passwordChangedMail(server.config, owner.language), now)
    return true
  })
}

export async function warnOfWrongPasswords(server: Server, owner: Owner, now: Date): Promise<void> {
  await mailOwner(server.db.write, owner, mails.manyWrongPasswordsMail(server.config, owner.language), now)
}

interface Owner {
  email: string
  language: Language
}

function mailOwner(db: Db, owner: Owner, content: Parameters<typeof queueMail>[2], now: Date): Promise<void> {
  return queueMail(db, owner.email, content, owner.language, now)
}
