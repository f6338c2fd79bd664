import { sql } from 'kysely'
import type { ReportEffect } from '../../contract/reports.ts'
import type { Founded, Hidden, Judged } from '../content/content-type.ts'
import { publicStateOf } from '../content/suspended-queries.ts'
import type { Db } from '../platform/db.ts'
import { lockAny } from './moderate-actions.ts'
import { unschedule } from './schedule-actions.ts'
import { bringBack, takeDown } from './trash-actions.ts'

/** What reports do to an article before a moderator looks. */
export const judged: Judged = {
  async lock(trx, id) {
    const article = await lockAny(trx, id)
    return article?.state === 'published' || article?.state === 'hidden'
  },
  async hide(trx, id, now) {
    const article = await lockAny(trx, id)
    if (article?.state !== 'published') return false
    await takeDown(trx, article, 'hidden', now)
    return true
  },
  // There is no adult article: whether one is, a moderator says, who takes it down.
  markNsfw: async () => false,
  isMarked: async () => false,
  lift,
  uphold,
  async listHidden(db) {
    const { rows } = await sql<Hidden>`
      select id, created_at as "createdAt" from articles where state = 'hidden'`.execute(db)
    return rows
  },
}

/** Reports were unfounded: it has its place again. What a suspended person wrote comes back with them. */
async function lift(trx: Db, id: number, now: Date): Promise<ReportEffect[]> {
  const article = await lockAny(trx, id)
  if (article?.state === 'hidden') {
    await bringBack(trx, article, await publicStateOf(trx, article.authorId), now)
    return ['restored']
  }
  // Its author has deleted it meanwhile, and may restore it as if it had never been hidden.
  if (article?.state !== 'deleted' || article.stateBefore !== 'hidden') return []
  await sql`update articles set state_before = 'published' where id = ${id}`.execute(trx)
  return ['restored']
}

/** Reports were founded: a hidden, forbidden or adult article is removed for good. */
async function uphold(
  trx: Db,
  id: number,
  { isNsfw, isForbidden }: Founded,
  now: Date,
): Promise<ReportEffect[]> {
  const article = await lockAny(trx, id)
  if (article === undefined || article.state === 'removed') return []
  const wasHidden = article.state === 'hidden' || article.stateBefore === 'hidden'
  const isAdult = isNsfw && article.state === 'published'
  if (!wasHidden && !isForbidden && !isAdult) return []
  // Its author may have made a draft of it meanwhile, with a date.
  await unschedule(trx, article)
  await takeDown(trx, article, 'removed', now)
  return ['removed']
}
