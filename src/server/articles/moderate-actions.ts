import { sql } from 'kysely'
import { describedState, EXCERPT_LENGTH, type Described, type Moderated } from '../content/moderated.ts'
import { publicStateOf } from '../content/suspended-queries.ts'
import type { Db } from '../platform/db.ts'
import { findArticle, lockGroupOf, type ArticleFacts, type ArticleState } from './queries.ts'
import { bringBack, takeDown } from './trash-actions.ts'
import { isTaken } from './translate-actions.ts'

/** With its group, for whoever judges it. */
export async function lockAny(trx: Db, id: number): Promise<ArticleFacts | undefined> {
  await lockGroupOf(trx, id)
  return findArticle(trx, id)
}

async function listIds(trx: Db, authorId: number, state: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from articles where author_id = ${authorId} and state = ${state} limit ${limit}`.execute(trx)
  return rows.map(({ id }) => id)
}

const STANDING: ReadonlySet<ArticleState> = new Set(['published', 'hidden', 'withheld'])

export const moderated: Moderated = {
  async describe(db, ids) {
    const { rows } = await sql<Omit<Described, 'state' | 'parent'> & { state: string }>`
      select id, title, left(excerpt, ${EXCERPT_LENGTH}) as excerpt, author_id as "authorId", state,
        false as "isNsfw", false as "isMarkedByReports"
      from articles where id = any(${ids}::int8[])`.execute(db)
    return rows.map((row) => ({ ...row, state: describedState(row.state), parent: null }))
  },
  takeDown: {
    async remove(trx, id, now) {
      const article = await lockAny(trx, id)
      if (article === undefined || !STANDING.has(article.state)) return false
      await takeDown(trx, article, 'removed', now)
      return true
    },
    async giveBack(trx, id, now) {
      const article = await lockAny(trx, id)
      if (article?.state !== 'removed') return false
      // Somebody has written it anew in this language meanwhile: it comes back as a copy of its author's alone.
      if (await isTaken(trx, article.groupId, article.language)) return false
      const isDraft = article.stateBefore === 'draft'
      await bringBack(trx, article, isDraft ? 'draft' : await publicStateOf(trx, article.authorId), now)
      return true
    },
    async putOff(trx, id, now) {
      await sql`update articles set deleted_at = ${now} where id = ${id} and state = 'removed'`.execute(trx)
    },
  },
  // There is no adult article: one that is, is taken down.
  mark: null,
  withholding: {
    async withhold(trx, authorId, limit, now) {
      const ids = await listIds(trx, authorId, 'published', limit)
      for (const id of ids) {
        const article = await lockAny(trx, id)
        if (article?.state === 'published') await takeDown(trx, article, 'withheld', now)
      }
      return ids
    },
    async release(trx, authorId, limit, now) {
      const ids = await listIds(trx, authorId, 'withheld', limit)
      for (const id of ids) {
        const article = await lockAny(trx, id)
        if (article?.state === 'withheld') await bringBack(trx, article, 'published', now)
      }
      return ids
    },
  },
}
