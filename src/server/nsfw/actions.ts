import { ADULT_AGE } from '../../contract/limits.ts'
import type { Db } from '../platform/db.ts'
import { isUnderAge } from '../platform/session.ts'

export async function saveConsent(db: Db, userId: number, consentedAt: Date | null): Promise<void> {
  await db.updateTable('users').set({ nsfw_consent_at: consentedAt }).where('id', '=', userId).execute()
}

/** False when the row has an under-age year, which stays; decided in the row, so that no two calls can race past it. */
export async function saveYear(
  db: Db,
  userId: number,
  birthYear: number | null,
  now: Date,
): Promise<boolean> {
  const youngestAdult = now.getUTCFullYear() - ADULT_AGE - 1
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ birth_year: birthYear, ...(isUnderAge(birthYear, now) && { nsfw_consent_at: null }) })
    .where('id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('birth_year', 'is', null),
        eb('birth_year', '<=', youngestAdult),
        eb('birth_year', '=', birthYear),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
