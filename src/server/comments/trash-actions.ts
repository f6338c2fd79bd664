import { sql } from 'kysely'
import type { GuildRemoval, LogGuildRemoval } from '../content/feature.ts'
import { transact, type Db } from '../platform/db.ts'
import { changeState } from './actions.ts'
import { lockRules } from './manage-actions.ts'
import type { StoredComment } from './queries.ts'
import type { CommentsOf } from './rules.ts'

/** By its author, also while it is hidden by reports. */
export async function deleteOwn(
  db: Db,
  object: CommentsOf,
  comment: StoredComment,
  now: Date,
): Promise<void> {
  const wasVisible = await changeState(db, object, comment, { from: 'visible', to: 'deleted', now })
  if (!wasVisible) await changeUnseen(db, object, comment.id, { from: 'hidden', to: 'deleted', now })
}

/** One that was hidden while reports about it were being checked is hidden again. */
export async function restoreOwn(
  db: Db,
  object: CommentsOf,
  comment: StoredComment,
  now: Date,
): Promise<void> {
  if (comment.isHiddenBefore)
    await changeUnseen(db, object, comment.id, { from: 'deleted', to: 'hidden', now })
  else await changeState(db, object, comment, { from: 'deleted', to: 'visible', now })
}

/** Nobody counts it, neither before nor after. */
async function changeUnseen(
  db: Db,
  object: CommentsOf,
  id: number,
  { from, to, now }: { from: 'hidden' | 'deleted'; to: 'hidden' | 'deleted'; now: Date },
): Promise<void> {
  await sql`
    with locked as (${lockRules(object, sql`pinned_id = r.pinned_id`)})
    update comments set state = ${to}, is_hidden_before = ${to === 'deleted'}, deleted_at = ${now}
    where id = ${id} and state = ${from} and is_hidden_before = ${from === 'deleted'}
      and exists (select from locked)`.execute(db)
}

/** By an officer of the guild that it was said in, whose log tells it. Of two at once the second finds it done. */
export function removeFromGuild(
  db: Db,
  object: CommentsOf,
  comment: StoredComment,
  removal: GuildRemoval & { log: readonly LogGuildRemoval[] },
): Promise<void> {
  const { log, ...about } = removal
  return transact(db, async (trx) => {
    const change = { from: 'visible', to: 'removed', now: about.now, isByGuild: true }
    if (!(await changeState(trx, object, comment, change))) return
    for (const write of log) await write(trx, about)
  })
}
