import { sql } from 'kysely'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

export interface Owner {
  id: number
  email: string
  language: Language
}

export async function findOwner(db: Db, id: number): Promise<Owner> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE }
}

export interface TwoFactor {
  secret: Buffer
  startedAt: Date
  confirmedAt: Date | null
}

export function findTwoFactor(db: Db, userId: number): Promise<TwoFactor | undefined> {
  return db
    .selectFrom('two_factor')
    .select(['secret', 'started_at as startedAt', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** What its owner sees of it; undefined while it is off. */
export function findState(
  db: Db,
  userId: number,
): Promise<{ since: Date; recoveryCodesLeft: number } | undefined> {
  return db
    .selectFrom('two_factor')
    .select((eb) => [
      'confirmed_at as since',
      eb
        .selectFrom('recovery_codes')
        .select(sql<number>`count(*)::int`.as('left'))
        .whereRef('recovery_codes.user_id', '=', 'two_factor.user_id')
        .where('used_at', 'is', null)
        .as('recoveryCodesLeft'),
    ])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .$narrowType<{ since: Date; recoveryCodesLeft: number }>()
    .executeTakeFirst()
}

/** Takes a time step; false for the second caller, and for an older step: no code works twice. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** Begins a set-up; false when it is on already. */
export async function saveSetUp(db: Db, userId: number, secret: Buffer, now: Date): Promise<boolean> {
  const setUp = { secret, started_at: now, last_step: null }
  const saved = await db
    .insertInto('two_factor')
    .values({ user_id: userId, ...setUp })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(setUp).where('two_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Set-ups that nobody finished. Run every hour. */
export async function purgeSetUps(db: Db, startedBefore: Date): Promise<void> {
  await db
    .deleteFrom('two_factor')
    .where('confirmed_at', 'is', null)
    .where('started_at', '<=', startedBefore)
    .execute()
}
