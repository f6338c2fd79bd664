import { sql } from 'kysely'
import { ERASED_AT_ONCE, type ErasePart, type ErasePerson } from '../content/person-data.ts'
import { transact } from '../platform/db.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import { ARTICLE_SEARCH } from './search-actions.ts'

/** What stays is by a former member. */
const releaseArticles: ErasePart = {
  name: 'articles that stay',
  run: ({ db }, { id: userId, keepsArticles }) =>
    transact(db.write, async (trx) => {
      if (!keepsArticles) return 0
      const { rows } = await sql<{ id: number }>`
        update articles set author_id = null where id = any(array(
          select id from articles where author_id = ${userId} and state = 'published'
          order by id limit ${ERASED_AT_ONCE}))
        returning id`.execute(trx)
      // Who wrote it is among the labels that it is found by.
      await appendFollowUps(
        trx,
        ARTICLE_SEARCH,
        rows.map(({ id }) => id),
      )
      return rows.length
    }),
}

/** What they changed in articles of others is part of those; that it was them, and what they said about it, is not. */
const forgetEdits: readonly ErasePart[] = (['article_revisions', 'article_updates'] as const).map(
  (table) => ({
    name: table,
    run: async ({ db }, { id }) => {
      const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set editor_id = null, summary = '' where id = any(array(
        select id from ${sql.table(table)} where editor_id = ${id} limit ${ERASED_AT_ONCE}))`.execute(
        db.write,
      )
      return Number(numAffectedRows)
    },
  }),
)

export const eraseAuthor: readonly ErasePart[] = [releaseArticles, ...forgetEdits]

/** What they said when they decided about suggestions of others. */
export const forgetReasons: ErasePerson = async (_site, trx, { id }) => {
  await sql`update article_suggestions set reason = '', decided_by = null where decided_by = ${id}`.execute(
    trx,
  )
}
