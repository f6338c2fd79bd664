import { ALIAS_KEPT_DAYS } from '../../contract/account.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { isUniqueViolation, transact, type Db } from '../platform/db.ts'
import { isFormerAliasOfOther, lockAliases, lockPerson, type Person } from './queries.ts'
import { aliasChangeableAt } from './rules.ts'

export type AliasChange = { result: 'ok' | 'same' | 'taken' } | { result: 'early'; at: Date }

/** Gives the person a new alias, in lower case. The old one leads to them for 90 days and is nobody else's. */
export async function changeAlias(db: Db, userId: number, alias: string, now: Date): Promise<AliasChange> {
  try {
    return await transact(db, async (trx): Promise<AliasChange> => {
      const person = await lockPerson(trx, userId)
      if (person.alias === alias) return { result: 'same' }
      const early = aliasChangeableAt(person.aliasChangedAt, now)
      if (early !== null) return { result: 'early', at: early }
      const former = person.alias.toLowerCase()
      await lockAliases(trx, [former, alias])
      if (await isFormerAliasOfOther(trx, alias, userId, now)) return { result: 'taken' }
      await trx
        .updateTable('users')
        .set({ alias_name: alias, alias_changed_at: now })
        .where('id', '=', userId)
        .execute()
      await keepFormer(trx, person, alias, now)
      return { result: 'ok' }
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'users_alias_name')) throw error
    return { result: 'taken' }
  }
}

async function keepFormer(trx: Db, { id, alias: former }: Person, alias: string, now: Date): Promise<void> {
  // What is theirs again, or was kept for somebody until before now, is no former alias any more.
  await trx.deleteFrom('alias_history').where('alias', '=', alias).execute()
  const keptUntil = addMs(now, ALIAS_KEPT_DAYS * DAY_MS)
  if (former.toLowerCase() === alias) return
  await trx
    .insertInto('alias_history')
    .values({ alias: former.toLowerCase(), user_id: id, kept_until: keptUntil })
    .onConflict((conflict) => conflict.column('alias').doUpdateSet({ user_id: id, kept_until: keptUntil }))
    .execute()
}
