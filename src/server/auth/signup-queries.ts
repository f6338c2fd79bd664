import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import type { NewUser } from './queries.ts'
import { storedLanguage } from './rules.ts'

export interface NewSignup extends Omit<NewUser, 'passwordHash' | 'now'> {
  passwordHash: string
  browserHash: Buffer
}

export interface Code {
  hash: Buffer
  expiresAt: Date
  triesLeft: number
}

const SIGNUPS_PER_ADDRESS = 5

/**
 * Stores a sign-up until its code is entered; false when the address has no room for one more. The same browser
 * signing up again replaces what it sent before. Without a new `code` an older one of its own stays.
 */
export async function saveSignup(db: Db, signup: NewSignup, code: Code | null, now: Date): Promise<boolean> {
  const said = {
    password_hash: signup.passwordHash,
    first_name: signup.firstName,
    last_name: signup.lastName,
    language: signup.language,
    created_at: now,
  }
  const replaced = await db
    .updateTable('signups')
    .set({ ...said, ...(code && codeColumns(code)) })
    .where('email', '=', signup.email)
    .where('browser_hash', '=', signup.browserHash)
    .executeTakeFirst()
  if (replaced.numUpdatedRows > 0n) return true
  if (!(await makeRoom(db, signup.email, now))) return false
  const noCode = { hash: Buffer.alloc(32), expiresAt: now, triesLeft: 0 }
  await db
    .insertInto('signups')
    .values({
      ...said,
      email: signup.email,
      browser_hash: signup.browserHash,
      ...codeColumns(code ?? noCode),
    })
    .execute()
  return true
}

function codeColumns({ hash, expiresAt, triesLeft }: Code) {
  return { code_hash: hash, code_expires_at: expiresAt, tries_left: triesLeft }
}

/** Past the limit the oldest sign-up with a dead code gives way; one whose code still works never does. */
async function makeRoom(db: Db, email: string, now: Date): Promise<boolean> {
  const rows = await db
    .selectFrom('signups')
    .select(['id', 'code_expires_at', 'tries_left'])
    .where('email', '=', email)
    .orderBy('id')
    .execute()
  if (rows.length < SIGNUPS_PER_ADDRESS) return true
  const dead = rows.find((row) => row.code_expires_at <= now || row.tries_left === 0)
  if (dead === undefined) return false
  await db.deleteFrom('signups').where('id', '=', dead.id).execute()
  return true
}

/** The sign-up this browser made for the address, else the newest one. */
function chooseSignup(db: Db, email: string, browserHash: Buffer | null) {
  const query = db.selectFrom('signups').where('email', '=', email).limit(1)
  const ordered =
    browserHash === null ? query : query.orderBy((eb) => eb('browser_hash', '=', browserHash), 'desc')
  return ordered.orderBy('id', 'desc')
}

export function findSignup(db: Db, email: string, browserHash: Buffer | null) {
  return chooseSignup(db, email, browserHash).select('password_hash as passwordHash').executeTakeFirst()
}

/** Gives the sign-up a new code, which voids the old one; returns the language to send it in. */
export async function renewCode(
  db: Db,
  email: string,
  browserHash: Buffer | null,
  code: Code,
): Promise<Language | undefined> {
  const row = await db
    .updateTable('signups')
    .set(codeColumns(code))
    .where('id', '=', chooseSignup(db, email, browserHash).select('id'))
    .returning('language')
    .executeTakeFirst()
  return row && storedLanguage(row.language)
}

/** Uses up one try of each live code that may be meant, in the statement that finds it. */
export function takeTry(db: Db, email: string, browserHash: Buffer | null, now: Date) {
  const update = db
    .updateTable('signups')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('email', '=', email)
    .where('tries_left', '>', 0)
    .where('code_expires_at', '>', now)
  return (browserHash === null ? update : update.where('browser_hash', '=', browserHash))
    .returning([
      'code_hash as codeHash',
      'password_hash as passwordHash',
      'first_name as firstName',
      'last_name as lastName',
      'language',
    ])
    .execute()
}
