import type { User } from '../../contract/auth.ts'
import type { Theme } from '../../contract/plans.ts'
import { findIqScore } from '../iq/public.ts'
import { findPlan } from '../market/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'

/** The person as he sees himself: the fields of the specification, each read where it is decided. */
export async function getUser(db: Db, id: number, now: Date): Promise<User> {
  const [row, iqScore, plan] = await Promise.all([
    db
      .selectFrom('users')
      .leftJoin('honor_totals', 'honor_totals.user_id', 'users.id')
      .select([
        'users.id',
        'first_name as firstName',
        'last_name as lastName',
        'alias_name as aliasName',
        'email',
        'profile_image_url as profileImageUrl',
        'selected_theme as selectedTheme',
        'honor_totals.total as honor',
      ])
      .where('users.id', '=', id)
      .executeTakeFirst(),
    findIqScore(db, id),
    findPlan(db, id, now),
  ])
  if (row === undefined) return fail('not_signed_in', common.notSignedIn)
  return {
    ...row,
    selectedTheme: row.selectedTheme as Theme,
    fame: Math.max(0, row.honor ?? 0),
    iqTestTaken: iqScore !== null,
    iqScore,
    isFree: plan === 'free',
    isTopaz: plan === 'topaz',
    isAgate: plan === 'agate',
    isAqua: plan === 'aqua',
  }
}
