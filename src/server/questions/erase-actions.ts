import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { EraseTraces, Erasing } from '../content/content-type.ts'
import { eraseTraces } from '../content/erase.ts'
import type { Db } from '../platform/db.ts'

export const eraseQuestions: Erasing = {
  lockDeleted: (trx, until, limit) => lockDeleted(trx, 'questions', until, limit),
  async remove(trx, ids) {
    await trx.deleteFrom('questions').where('id', 'in', ids).execute()
  },
}

export const eraseAnswers: Erasing = {
  lockDeleted: (trx, until, limit) => lockDeleted(trx, 'answers', until, limit),
  async remove(trx, ids) {
    await trx.deleteFrom('answers').where('id', 'in', ids).execute()
  },
}

async function lockDeleted(
  trx: Db,
  table: 'questions' | 'answers',
  until: Date,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where deleted_at <= ${until}
    order by deleted_at limit ${limit} for update skip locked`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Votes and earlier versions go with what they are about, and answers with their question, with all that is theirs. */
export const eraseQuestionTraces: EraseTraces = async (site, trx, type, ids) => {
  if (type !== 'question' && type !== 'answer') return
  if (type === 'question') {
    const { rows } = await sql<{ id: number }>`
      select id from answers where question_id = any(${ids}::int8[])`.execute(trx)
    await eraseTraces(
      site,
      trx,
      'answer',
      rows.map(({ id }) => id),
    )
  }
  await eraseAbout(trx, type, ids)
}

async function eraseAbout(trx: Db, type: ObjectType, ids: number[]): Promise<void> {
  for (const table of ['votes', 'text_versions'] as const)
    await sql`
      delete from ${sql.table(table)} where object_type = ${type} and object_id = any(${ids}::int8[])`.execute(
      trx,
    )
}
