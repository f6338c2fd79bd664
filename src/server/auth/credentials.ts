import { RATE_LIMITS, refuseTooMany, type RateLimitName } from '../platform/rate-limits.ts'
import { verifyPassword } from '../platform/passwords.ts'
import type { Server } from '../platform/server.ts'
import { keyedHash } from '../platform/tokens.ts'
import { warnOfWrongPasswords } from './actions.ts'
import * as queries from './queries.ts'
import { pauseBeforeVerifying } from './rules.ts'
import { findSignup } from './signup-queries.ts'

/** Addresses are counted by their keyed hash: the table of limits does not reveal who has an account. */
export function limitKey(server: Server, email: string): string {
  return keyedHash(server.secret, 'limit', email).toString('base64url')
}

/** Whether one more mail may go to an address that the requester has not proven to own. */
export function mayMailCode(server: Server, email: string): Promise<boolean> {
  return mayMail(server, email, ['codesPerHour', 'codesPerDay'])
}

export function mayMailLink(server: Server, email: string): Promise<boolean> {
  return mayMail(server, email, ['resetsPerAddress', 'resetsPerAddressAndDay'])
}

async function mayMail(server: Server, email: string, names: RateLimitName[]): Promise<boolean> {
  const key = limitKey(server, email)
  for (const name of names) {
    const count = await server.limits.hit(name, key)
    if (count.exceeded) return false
  }
  return true
}

export interface Attempt {
  email: string
  password: string
  browserHash: Buffer | null
  network: string
  now: Date
}

export type Judgement =
  | { result: 'ok'; userId: number; verifiedHash: string }
  /** `isRecorded`: it belongs in the history of the account, if there is one. Past the limit no more do. */
  | { result: 'wrong'; userId: number | null; isRecorded: boolean }
  | { result: 'needs_verification' }

/**
 * Judges an address and a password. One hash is verified for the account, a dummy if there is none, and one more
 * for a waiting sign-up: how long it takes says nothing about whether the address has an account.
 */
export async function judge(server: Server, attempt: Attempt): Promise<Judgement> {
  const { email, now } = attempt
  const db = server.db.write
  const key = limitKey(server, email)
  const keyHere = `${key} ${attempt.network}`
  // Counted before the password is checked and uncounted when it is right: a burst of tries gets no further.
  const here = await server.limits.hit('wrongPasswordsFromNetwork', keyHere)
  if (here.exceeded) refuseTooMany(here.retryAfterSeconds)
  await pause(server, key)

  const user = await queries.findUserByEmail(db, email)
  const signup = await findSignup(db, email, attempt.browserHash)
  const isRight = await verifyPassword(user?.passwordHash, attempt.password)
  if (isRight && user?.passwordHash) {
    await server.limits.clear('wrongPasswordsFromNetwork', keyHere)
    return { result: 'ok', userId: user.id, verifiedHash: user.passwordHash }
  }
  // The count stays: the sender of the sign-up could otherwise reset their guesses at the account's password.
  if (signup !== undefined && (await verifyPassword(signup.passwordHash, attempt.password)))
    return { result: 'needs_verification' }
  const anywhere = await server.limits.hit('wrongPasswordsFromAnywhere', key)
  if (user !== undefined && anywhere.hits === mostWrong(server) + 1)
    await warnOfWrongPasswords(server, user, now)
  return { result: 'wrong', userId: user?.id ?? null, isRecorded: anywhere.hits <= mostWrong(server) }
}

async function pause(server: Server, key: string): Promise<void> {
  const { hits } = await server.limits.peek('wrongPasswordsFromAnywhere', key)
  const milliseconds = pauseBeforeVerifying(hits - mostWrong(server))
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function mostWrong(server: Server): number {
  return Math.floor(RATE_LIMITS.wrongPasswordsFromAnywhere.hits * server.config.rateLimitScale)
}
