import { sql } from 'kysely'
import { ERASED_AT_ONCE, type ErasePart } from '../content/person-data.ts'
import { POINTS } from '../content/ranks.ts'
import { transact } from '../platform/db.ts'
import { addAttention } from '../reactions/public.ts'

/** Votes of somebody who leaves, in polls that are over too. */
export const takeBackVotes: ErasePart = {
  name: 'votes in polls',
  when: 'before',
  run: ({ db }, { id: userId }) =>
    transact(db.write, async (trx) => {
      const { rows } = await sql<{ postId: number; option: number; weight: number }>`
        delete from poll_votes where user_id = ${userId} and post_id = any(array(
          select post_id from poll_votes where user_id = ${userId} order by post_id limit ${ERASED_AT_ONCE}))
        returning post_id as "postId", option, weight`.execute(trx)
      const inOrder = rows.toSorted((a, b) => a.postId - b.postId)
      for (const { postId, weight } of inOrder)
        await addAttention(trx, 'page-post', postId, -POINTS.vote * weight)
      // The rows that all voters share come last.
      for (const { postId, option } of inOrder)
        await sql`
          update polls set counts[${option + 1}::int] = greatest(0, counts[${option + 1}::int] - 1)
          where post_id = ${postId}`.execute(trx)
      return rows.length
    }),
}
