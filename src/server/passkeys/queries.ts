import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/messages.ts'
import { addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { hashToken } from '../platform/tokens.ts'
import { CHALLENGE_MS, type StoredPasskey } from './ceremonies.ts'

export interface Owner {
  id: number
  email: string
  displayName: string
  language: Language
  hasPassword: boolean
}

function ownerQuery(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'password_hash'])
    .where('id', '=', id)
}

function ownerFrom(
  row: Awaited<ReturnType<ReturnType<typeof ownerQuery>['executeTakeFirstOrThrow']>>,
): Owner {
  return {
    id: row.id,
    email: row.email,
    displayName: `${row.first_name} ${row.last_name}`.trim(),
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    hasPassword: row.password_hash !== null,
  }
}

export async function findOwner(db: Db, id: number): Promise<Owner> {
  return ownerFrom(await ownerQuery(db, id).executeTakeFirstOrThrow())
}

/** What is added and removed waits for each other, also for the unlinking of a provider. */
export async function lockOwner(trx: Db, id: number): Promise<Owner> {
  return ownerFrom(await ownerQuery(trx, id).forNoKeyUpdate().executeTakeFirstOrThrow())
}

export interface ListedPasskey {
  id: number
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const LISTED = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const

export function listPasskeys(db: Db, userId: number): Promise<ListedPasskey[]> {
  return db
    .selectFrom('passkeys')
    .select(LISTED)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

const STORED = ['credential_id as credentialId', 'public_key as publicKey', 'counter', 'transports'] as const

export function listStored(db: Db, userId: number): Promise<StoredPasskey[]> {
  return db.selectFrom('passkeys').select(STORED).where('user_id', '=', userId).execute()
}

export function findPasskey(
  db: Db,
  credentialId: string,
): Promise<(StoredPasskey & { id: number; userId: number }) | undefined> {
  return db
    .selectFrom('passkeys')
    .select([...STORED, 'id', 'user_id as userId'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

export interface NewPasskey extends StoredPasskey {
  userId: number
  name: string
}

/** Undefined when it is known already. */
export function insertPasskey(db: Db, passkey: NewPasskey, now: Date): Promise<ListedPasskey | undefined> {
  return db
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(LISTED)
    .executeTakeFirst()
}

export function renamePasskey(
  db: Db,
  userId: number,
  id: number,
  name: string,
): Promise<ListedPasskey | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(LISTED)
    .executeTakeFirst()
}

/** Notes its use. False when its counter has not grown since: then there are two of it. Some never count. */
export async function usePasskey(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]),
    )
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/** Who may answer: `holder` is the session of a person who adds a passkey, or the cookie of a browser that signs in. */
export interface Asked {
  challenge: string
  holder: string
  userId: number | null
}

/** The holder is in the hash: in any other browser the answer is to nothing. */
function challengeHash({ challenge, holder }: Asked): Buffer {
  return hashToken(`${challenge} ${holder}`)
}

/** For a person's new passkey, or without one for signing in. */
export async function saveChallenge(db: Db, asked: Asked, now: Date): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: challengeHash(asked),
      user_id: asked.userId,
      expires_at: addMs(now, CHALLENGE_MS),
    })
    .execute()
}

/** Uses it up, whatever the answer is worth: of two answers to one challenge one is looked at. */
export async function takeChallenge(db: Db, asked: Asked, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash(asked))
    .where('user_id', 'is not distinct from', asked.userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

/** Run every hour. */
export async function purgeChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
}
