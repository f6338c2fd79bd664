import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { Judged } from '../content/content-type.ts'
import { describedState, EXCERPT_LENGTH, type Described, type Moderated } from '../content/moderated.ts'
import { publicStateOf } from '../content/suspended-queries.ts'
import type { Db } from '../platform/db.ts'
import { changeState } from './actions.ts'
import { lockRules } from './manage-actions.ts'
import { findComment, type StoredComment } from './queries.ts'

/** Locked with the rules about its object first, as everybody who changes the state of a comment does. */
async function lock(trx: Db, id: number): Promise<StoredComment | undefined> {
  const comment = await findComment(trx, id)
  if (comment === undefined) return undefined
  await lockRules(comment, sql`pinned_id = r.pinned_id`).execute(trx)
  return findComment(trx, id)
}

/** From whatever it is now; false where that is none of `from`. */
async function change(
  trx: Db,
  id: number,
  { from, to, now }: { from: readonly string[]; to: string; now: Date },
): Promise<boolean> {
  const comment = await lock(trx, id)
  if (comment === undefined || !from.includes(comment.state)) return false
  if (comment.state === 'visible' || to === 'visible')
    await changeState(trx, comment, comment, { from: comment.state, to, now })
  // From one state that nobody sees to another: nothing is counted.
  else
    await sql`
      update comments set state = ${to}, is_removed_by_guild = false, is_hidden_before = false
      where id = ${id}`.execute(trx)
  return true
}

/** Whether its author deleted it while reports hid it. */
async function wasHidden(trx: Db, id: number): Promise<boolean> {
  const comment = await lock(trx, id)
  return comment?.state === 'deleted' && comment.isHiddenBefore
}

const changeAll =
  (from: string, to: string) =>
  async (trx: Db, authorId: number, limit: number, now: Date): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select id from comments where author_id = ${authorId} and state = ${from} limit ${limit}`.execute(trx)
    const ids = rows.map(({ id }) => id)
    for (const id of ids) await change(trx, id, { from: [from], to, now })
    return ids
  }

interface Row extends Omit<Described, 'state' | 'parent'> {
  state: string
  objectType: ObjectType
  objectId: number
}

export const moderated: Moderated = {
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select id, '' as title, left(source, ${EXCERPT_LENGTH}) as excerpt, author_id as "authorId", state,
        false as "isNsfw", false as "isMarkedByReports", object_type as "objectType", object_id as "objectId"
      from comments where id = any(${ids}::int8[])`.execute(db)
    return rows.map(({ objectType, objectId, ...row }) => ({
      ...row,
      state: describedState(row.state),
      parent: { type: objectType, id: objectId, place: `?comment=${row.id}` },
    }))
  },
  takeDown: {
    remove: (trx, id, now) =>
      change(trx, id, { from: ['visible', 'hidden', 'withheld'], to: 'removed', now }),
    async giveBack(trx, id, now) {
      const comment = await lock(trx, id)
      const state = await publicStateOf(trx, comment?.authorId ?? null)
      const to = state === 'published' ? 'visible' : state
      return change(trx, id, { from: ['removed'], to, now })
    },
    // What is removed is kept as long as what it is about.
    putOff: async () => undefined,
  },
  mark: null,
  withholding: { withhold: changeAll('visible', 'withheld'), release: changeAll('withheld', 'visible') },
}

/** Reports hide a comment while it is being checked, as they do with posts. */
export const judged: Judged = {
  async lock(trx, id) {
    const comment = await lock(trx, id)
    return comment?.state === 'visible' || comment?.state === 'hidden'
  },
  hide: (trx, id, now) => change(trx, id, { from: ['visible'], to: 'hidden', now }),
  // Adult is what it is about, and comments with it.
  markNsfw: async () => false,
  async lift(trx, id, now) {
    if (await change(trx, id, { from: ['hidden'], to: 'visible', now })) return ['restored']
    if (!(await wasHidden(trx, id))) return []
    // Its author has deleted it meanwhile, and may restore it as if it had never been hidden.
    await sql`update comments set is_hidden_before = false where id = ${id}`.execute(trx)
    return ['restored']
  },
  async uphold(trx, id, { isForbidden }, now) {
    const from = isForbidden ? ['visible', 'hidden'] : ['hidden']
    if (await wasHidden(trx, id)) from.push('deleted')
    return (await change(trx, id, { from, to: 'removed', now })) ? ['removed'] : []
  },
  async listHidden(db) {
    const { rows } = await sql<{ id: number; createdAt: Date }>`
      select id, created_at as "createdAt" from comments where state = 'hidden'`.execute(db)
    return rows
  },
  isMarked: async () => false,
}
