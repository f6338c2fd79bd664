import { sql } from 'kysely'
import { transact, type Db } from '../../platform/db.ts'
import { appendFollowUps } from '../../platform/follow-ups-batch.ts'
import { fail, fill } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import { findArticle, lockGroupOf } from '../queries.ts'
import { INVITED, invitedSubject } from '../telling/notify-queries.ts'
import { mailInvitation, type Site } from './mail.ts'
import { messages } from './messages.ts'
import {
  findHidden,
  findUnwilling,
  listInvited,
  openInvitations,
  refusedSince,
  type Asking,
} from './queries.ts'

export interface Settling extends Asking {
  /** All co-authors to be, whether they have accepted or not. */
  wanted: number[]
  /** The present co-authors. */
  accepted: readonly number[]
}

/** Invites new people and removes those no longer listed. The article's group is locked. */
export async function settleCoAuthors(
  trx: Db,
  site: Site,
  settling: Settling,
): Promise<{ invited: number; removed: number }> {
  const { articleId, wanted, accepted, now } = settling
  const pending = (await listInvited(trx, articleId)).map(({ id }) => id)
  const removed = accepted.filter((id) => !wanted.includes(id))
  const withdrawn = pending.filter((id) => !wanted.includes(id))
  const asked = wanted.filter((id) => !accepted.includes(id) && !pending.includes(id))
  for (const userId of removed) await removeCoAuthor(trx, articleId, userId)
  if (withdrawn.length > 0)
    await trx
      .updateTable('article_invitations')
      .set({ state: 'withdrawn', closed_at: now })
      .where('article_id', '=', articleId)
      .where('user_id', 'in', withdrawn)
      .execute()
  if (asked.length > 0) await invite(trx, site, asked, settling)
  const told = [...removed, ...withdrawn, ...asked].map((userId) => invitedSubject(articleId, userId))
  await appendFollowUps(trx, INVITED, told)
  return { invited: asked.length, removed: removed.length }
}

async function invite(trx: Db, site: Site, userIds: number[], asking: Asking): Promise<void> {
  const hidden = await findHidden(trx, userIds, asking.inviterId)
  if (hidden !== undefined)
    fail('invalid_input', common.invalidInput, {
      fields: { coAuthors: fill(messages.unknown, { alias: hidden }) },
    })
  const alias = await findUnwilling(trx, userIds, asking)
  if (alias !== undefined)
    fail('invalid_input', common.invalidInput, { fields: { coAuthors: fill(messages.notNow, { alias }) } })
  for (const invited of await openInvitations(trx, userIds, asking))
    await mailInvitation(trx, site, invited, asking.now)
}

interface Answering {
  articleId: number
  userId: number
  isAccepted: boolean
  now: Date
}

/** False when the answer was given before: two clicks are one. */
export function answerInvitation(
  db: Db,
  { articleId, userId, isAccepted, now }: Answering,
): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockGroupOf(trx, articleId)
    const article = await findArticle(trx, articleId)
    const state = await findState(trx, articleId, userId)
    const isCoAuthor = article?.editorIds.includes(userId) === true
    if (isAccepted ? isCoAuthor : state === 'declined') return false
    const isThere = article?.state === 'draft' || article?.state === 'published'
    if (!isThere || state !== 'pending') return fail('not_found', messages.invitationGone)
    if (isAccepted) await accept(trx, articleId, userId, now)
    else await decline(trx, articleId, userId, now)
    return true
  })
}

async function accept(trx: Db, articleId: number, userId: number, now: Date): Promise<void> {
  await sql`
    with accepted as (
      delete from article_invitations where article_id = ${articleId} and user_id = ${userId} returning user_id)
    insert into follow_ups (kind, subject)
    select ${INVITED}, ${invitedSubject(articleId, userId)} from accepted`.execute(trx)
  await trx.insertInto('article_coauthors').values({ article_id: articleId, user_id: userId }).execute()
  await touch(trx, articleId, now)
}

/** Works whatever has become of the article. False for somebody who had left before. */
export function leaveArticle(db: Db, articleId: number, userId: number, now: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockGroupOf(trx, articleId)
    const article = await findArticle(trx, articleId)
    if (article?.editorIds.includes(userId) !== true) {
      if ((await findState(trx, articleId, userId)) === 'left') return false
      return fail('not_found', messages.noCoAuthor)
    }
    await removeCoAuthor(trx, articleId, userId)
    const { authorId: inviterId } = article
    // Without an author nobody is left who could invite again.
    if (inviterId !== null)
      await trx
        .insertInto('article_invitations')
        .values({
          article_id: articleId,
          user_id: userId,
          inviter_id: inviterId,
          state: 'left',
          created_at: now,
          closed_at: now,
        })
        .onConflict((row) =>
          row.columns(['article_id', 'user_id']).doUpdateSet({ state: 'left', closed_at: now }),
        )
        .execute()
    await touch(trx, articleId, now)
    return true
  })
}

async function removeCoAuthor(trx: Db, articleId: number, userId: number): Promise<void> {
  await trx
    .deleteFrom('article_coauthors')
    .where('article_id', '=', articleId)
    .where('user_id', '=', userId)
    .execute()
}

async function decline(trx: Db, articleId: number, userId: number, now: Date): Promise<void> {
  await sql`
    with declined as (
      update article_invitations set state = 'declined', closed_at = ${now}
      where article_id = ${articleId} and user_id = ${userId} returning user_id)
    insert into follow_ups (kind, subject)
    select ${INVITED}, ${invitedSubject(articleId, userId)} from declined`.execute(trx)
}

/** The authors named above the text have changed. */
async function touch(trx: Db, articleId: number, now: Date): Promise<void> {
  await trx.updateTable('articles').set({ updated_at: now }).where('id', '=', articleId).execute()
}

async function findState(trx: Db, articleId: number, userId: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('article_invitations')
    .select('state')
    .where('article_id', '=', articleId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.state
}

/** Open invitations between two people end, whoever sent them. */
export async function withdrawInvitations(trx: Db, [one, other]: [number, number], now: Date): Promise<void> {
  await sql`
    update article_invitations set state = 'withdrawn', closed_at = ${now}
    where state = 'pending' and (user_id, inviter_id) in
      ((${one}::int8, ${other}::int8), (${other}::int8, ${one}::int8))`.execute(trx)
}

/** A refusal is remembered no longer than it counts. */
export async function purgeInvitations(db: Db, now: Date): Promise<void> {
  await sql`delete from article_invitations where closed_at <= ${refusedSince(now)}`.execute(db)
}
