import { sql } from 'kysely'
import { describedState, EXCERPT_LENGTH, type Described, type Moderated } from '../content/moderated.ts'
import { publicStateOf } from '../content/suspended-queries.ts'
import type { Db } from '../platform/db.ts'
import { setNsfw } from './nsfw-actions.ts'
import { findPost, lockRow, type PostFacts, type PostState } from './queries.ts'
import { changeState } from './trash-actions.ts'

type Row = Omit<Described, 'state' | 'parent'> & { state: string }

/** What officers took out of their guild nobody sees; whether it breaks the rules of all is still to be judged. */
async function describe(db: Db, ids: number[]): Promise<Described[]> {
  const { rows } = await sql<Row>`
    select id, title, left(source, ${EXCERPT_LENGTH}) as excerpt, author_id as "authorId",
      case when is_removed_by_guild then 'hidden' else state end as state, is_nsfw as "isNsfw",
      nsfw_by is not distinct from 'reports' as "isMarkedByReports"
    from page_posts where id = any(${ids}::int8[])`.execute(db)
  return rows.map((row) => ({ ...row, state: describedState(row.state), parent: null }))
}

async function lock(trx: Db, id: number): Promise<PostFacts | undefined> {
  await lockRow(trx, id)
  return findPost(trx, id, null)
}

const STANDING: ReadonlySet<PostState> = new Set(['published', 'hidden', 'withheld'])

export const moderated: Moderated = {
  describe,
  takeDown: {
    async remove(trx, id, now) {
      const post = await lock(trx, id)
      if (post === undefined || !(STANDING.has(post.state) || post.isRemovedByGuild)) return false
      await changeState(trx, post, 'removed', now)
      return true
    },
    async giveBack(trx, id, now) {
      const post = await lock(trx, id)
      if (post?.state !== 'removed' || post.isRemovedByGuild) return false
      await changeState(trx, post, await publicStateOf(trx, post.authorId), now)
      return true
    },
    async putOff(trx, id, now) {
      await sql`update page_posts set deleted_at = ${now} where id = ${id} and state = 'removed'`.execute(trx)
    },
  },
  async mark(trx, id, isNsfw) {
    const post = await lock(trx, id)
    if (post === undefined || (post.isNsfw === isNsfw && post.nsfwBy === 'moderator')) return false
    await setNsfw(trx, post, { isNsfw, by: 'moderator' })
    return true
  },
  withholding: {
    withhold: (trx, authorId, limit, now) => changeAll(trx, authorId, ['published', 'withheld'], limit, now),
    release: (trx, authorId, limit, now) => changeAll(trx, authorId, ['withheld', 'published'], limit, now),
  },
}

async function changeAll(
  trx: Db,
  authorId: number,
  [from, to]: [PostState, PostState],
  limit: number,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from page_posts where author_id = ${authorId} and state = ${from} limit ${limit}`.execute(trx)
  const ids = rows.map(({ id }) => id)
  for (const id of ids) {
    const post = await lock(trx, id)
    if (post?.state === from) await changeState(trx, post, to, now)
  }
  return ids
}
