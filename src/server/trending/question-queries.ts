import { sql } from 'kysely'
import type { CategoryId } from '../../contract/categories.ts'
import type { Language } from '../../contract/messages.ts'
import type { TrendingPeriod } from '../../contract/stats.ts'
import type { Db } from '../platform/db.ts'

/** How many compete for the list; the rest is too far behind to matter. */
const TOP = 150
const LANGUAGE_BONUS = 1
const COLUMNS = { now: 'hot', week: 'hot_week', all: 'worth' } as const

export interface TopQuestion {
  id: number
  authorId: number | null
  category: CategoryId
}

/** The questions that rank highest, read along the index of the period; one in a language of the reader a step higher. */
export async function listTopQuestions(
  db: Db,
  period: TrendingPeriod,
  languages: readonly Language[],
  limit: number,
): Promise<TopQuestion[]> {
  const rank = sql.ref(COLUMNS[period])
  const { rows } = await sql<TopQuestion>`
    select top.question_id as id, q.author_id as "authorId", top.category from (
      select question_id, category, language, ${rank} as rank from question_places
      where not is_nsfw order by ${rank} desc, question_id desc limit ${TOP}) as top
    join visible_questions q on q.id = top.question_id
    order by top.rank + (top.language = any(${languages}::text[]))::int * ${LANGUAGE_BONUS} desc, id desc
    limit ${limit}`.execute(db)
  return rows
}
