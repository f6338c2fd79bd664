import { sql } from 'kysely'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { answerHelp } from '../../contract/help.ts'
import type { Db } from '../platform/db.ts'

/** Counts an answer on its day, in UTC; one that was changed is counted on the other side no longer. */
export async function countAnswer(
  db: Db,
  { page, language, helpful, isChange }: BodyOf<typeof answerHelp>,
  now: Date,
): Promise<void> {
  const other = isChange === true ? -1 : 0
  const [yes, no] = helpful ? [1, other] : [other, 1]
  await sql`
    insert into help_answers as a (page, language, day, helpful, unhelpful)
    values (${page}, ${language}, ${now.toISOString().slice(0, 10)}::date, greatest(${yes}, 0), greatest(${no}, 0))
    on conflict (page, language, day) do update set
      helpful = greatest(a.helpful + ${yes}, 0), unhelpful = greatest(a.unhelpful + ${no}, 0)`.execute(db)
}
