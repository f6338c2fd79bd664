import { sql } from 'kysely'
import type { Text } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { messages } from './messages.ts'
import type { QuestionFacts } from './queries.ts'

type Duplicate = Pick<QuestionFacts, 'id' | 'isNsfw'>

/** A duplicate leads to what its readers and the viewer may read, and never in a circle. */
export async function refuseUnfitOriginal(
  trx: Db,
  viewer: Viewer,
  question: Duplicate,
  originalId: number | null,
): Promise<void> {
  if (originalId === null) return
  const fault = await findFault(trx, question, originalId, viewer.hidden)
  if (fault !== undefined) fail('invalid_input', common.invalidInput, { fields: { duplicateOf: fault } })
}

/** Of what others have named as the original: what is none any more, since it is gone or a duplicate of this one. */
export async function listLost(
  trx: Db,
  question: Duplicate,
  originalIds: readonly number[],
): Promise<number[]> {
  const lost: number[] = []
  for (const id of new Set(originalIds)) if ((await findFault(trx, question, id)) !== undefined) lost.push(id)
  return lost
}

async function findFault(
  trx: Db,
  { id, isNsfw }: Duplicate,
  originalId: number,
  hidden: ReadonlySet<number> = new Set(),
): Promise<Text | undefined> {
  if (originalId === id) return messages.duplicateOfItself
  const { rows } = await sql<{ id: number; isPublic: boolean; isNsfw: boolean; authorId: number | null }>`
    with recursive chain as (
      select id, duplicate_of, is_nsfw, author_id, 1 as step from questions where id = ${originalId}
      union
      select q.id, q.duplicate_of, q.is_nsfw, q.author_id, step + 1
      from chain join questions q on q.id = chain.duplicate_of where step < 100)
    select id, is_nsfw as "isNsfw", author_id as "authorId",
      exists (select from visible_questions v where v.id = chain.id) as "isPublic"
    from chain order by step`.execute(trx)
  const [original] = rows
  const isSeen = original?.isPublic === true && (isNsfw || !original.isNsfw)
  if (!isSeen || (original.authorId !== null && hidden.has(original.authorId))) return messages.originalGone
  return rows.some((row) => row.id === id) ? messages.duplicateInCircle : undefined
}
