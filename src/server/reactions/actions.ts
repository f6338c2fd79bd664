import { sql, type RawBuilder } from 'kysely'
import type { Liked, ObjectType } from '../../contract/objects.ts'
import type { Likes } from '../content/content-type.ts'
import { queueRerank, rerankRows } from '../content/queue-rerank.ts'
import { batchCalls } from '../platform/batch-calls.ts'
import { addMs } from '../platform/clock.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages } from '../platform/messages.ts'
import { likedRows } from './notify-queries.ts'
import { KINDS, NEW_ACCOUNT_WEIGHT, TRUSTED_AFTER_MS, type Kind } from './rules.ts'

export interface Reaction {
  objectType: ObjectType
  objectId: number
  userId: number
}

export interface NewReaction extends Reaction {
  /** Reactions to one's own object give it no attention. */
  authorId: number | null
  now: Date
}

export interface Like extends NewReaction {
  isLike: boolean
  /** For objects that store their likes in a row of their own: the statement that changes the number there. */
  countIn?: Likes['count'] & {}
}

/** How much a person's reactions count. */
export async function weightOf(trx: Db, userId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ weight: number }>`
    select ${weightOfUser(trustedSince(now))}::float8 as weight from users where id = ${userId}`.execute(trx)
  return rows[0]?.weight ?? 0
}

export function trustedSince(now: Date): Date {
  return addMs(now, -TRUSTED_AFTER_MS)
}

/** The same of a moment that a statement reads. */
export function trustedThen(moment: RawBuilder<unknown>): RawBuilder<Date> {
  return sql<Date>`${moment} - make_interval(secs => ${TRUSTED_AFTER_MS / 1000})`
}

/** New accounts count less, so that making many of them is worth little. */
export function weightOfUser(since: Date | RawBuilder<unknown>): RawBuilder<number> {
  return sql`case when users.created_at <= ${since} then 1 else ${NEW_ACCOUNT_WEIGHT}::real end`
}

/** Changes the attention for an object (negative to take back); its ranks follow. */
export async function addAttention(
  trx: Db,
  objectType: ObjectType,
  objectId: number,
  points: number,
): Promise<void> {
  if (points === 0) return
  await sql`
    insert into object_counters as c (object_type, object_id, attention)
    values (${objectType}, ${objectId}, ${points})
    on conflict (object_type, object_id) do update set attention = c.attention + excluded.attention`.execute(
    trx,
  )
  await queueRerank(trx, objectType, objectId)
}

/** One reader more; the caller makes sure that they are counted once. */
export async function addRead(trx: Db, objectType: ObjectType, objectId: number): Promise<void> {
  await sql`
    insert into object_counters as c (object_type, object_id, reads) values (${objectType}, ${objectId}, 1)
    on conflict (object_type, object_id) do update set reads = c.reads + 1`.execute(trx)
  await queueRerank(trx, objectType, objectId)
}

/** A desired state: my like exists, or it does not. However often and at once it is asked, it counts once. */
export async function setLike(db: Db, like: Like): Promise<Liked> {
  const { objectType, objectId, isLike, countIn } = like
  if (countIn !== undefined) {
    const given = givenOf([like])
    const changed = isLike ? addedRows('like', given) : deletedRows('like')
    const change = sql<number>`coalesce((select change from changed), 0)`
    const { rows } = await sql<{ count: number }>`
      with asked as (${askedRows(given)}), changed as (${changed}),
      told as (${likedRows()} from changed where weight <> 0) ${countIn(objectId, change)}`.execute(db)
    return { likes: rows[0]?.count ?? fail('not_found', messages.notFound), liked: isLike }
  }
  const count = await (isLike ? ADDING.like : REMOVING.like)(db, like)
  return { likes: count ?? (await countLikes(db, objectType, objectId)), liked: isLike }
}

/** Whether it is new. */
export async function addReaction(db: Db, kind: Kind, reaction: NewReaction): Promise<boolean> {
  return (await ADDING[kind](db, reaction)) !== undefined
}

export async function removeReaction(db: Db, kind: Kind, reaction: Reaction): Promise<boolean> {
  return (await REMOVING[kind](db, reaction)) !== undefined
}

/** Erases all reactions to erased objects. */
export async function eraseReactions(trx: Db, objectType: ObjectType, objectIds: number[]): Promise<void> {
  if (objectIds.length === 0) return
  for (const table of ['likes', 'bookmarks', 'shares', 'object_counters'] as const)
    await trx
      .deleteFrom(table)
      .where('object_type', '=', objectType)
      // One array value, however many there are: a statement takes 65,535 values at most, and comments can be more.
      .where(sql<boolean>`object_id = any(${objectIds}::int8[])`)
      .execute()
}

/** The values that a statement about reactions is made of. */
interface Given {
  objectTypes: ObjectType[]
  objectIds: number[]
  userIds: number[]
  authorIds: (number | null)[]
  trusted: Date
  now: Date
}

/** A reaction that is taken back needs neither the author nor the time. */
type AskedReaction = Reaction & Partial<NewReaction>

function givenOf(reactions: AskedReaction[]): Given {
  const now = reactions[0]?.now ?? new Date()
  return {
    objectTypes: reactions.map(({ objectType }) => objectType),
    objectIds: reactions.map(({ objectId }) => objectId),
    userIds: reactions.map(({ userId }) => userId),
    authorIds: reactions.map(({ authorId = null }) => authorId),
    trusted: trustedSince(now),
    now,
  }
}

function askedRows({ objectTypes, objectIds, userIds, authorIds }: Given): RawBuilder<unknown> {
  return sql`
    select * from unnest(${objectTypes}::text[], ${objectIds}::int8[], ${userIds}::int8[], ${authorIds}::int8[])
      as a (object_type, object_id, user_id, author_id)`
}

/** Inserts the rows that are `asked`, with the weight of who reacts; returns those that were not there already. */
function addedRows(kind: Kind, { trusted, now }: Given): RawBuilder<unknown> {
  return sql`
    insert into ${sql.table(KINDS[kind].table)} (object_type, object_id, user_id, weight, created_at)
    select a.object_type, a.object_id, users.id,
      case when users.id = a.author_id then 0 else ${weightOfUser(trusted)} end, ${now}::timestamptz
    from asked a join users on users.id = a.user_id order by 1, 2, 3
    on conflict (object_type, object_id, user_id) do nothing
    returning object_type, object_id, user_id, 1 as change, weight`
}

/** Deletes the rows that are `asked`, with the weight that they had, so that exactly that is taken back. */
function deletedRows(kind: Kind): RawBuilder<unknown> {
  return sql`
    delete from ${sql.table(KINDS[kind].table)} r using asked a
    where r.object_type = a.object_type and r.object_id = a.object_id and r.user_id = a.user_id
    returning r.object_type, r.object_id, r.user_id, -1 as change, r.weight`
}

interface Changed extends Reaction {
  count: number
}

/**
 * Changes rows, their counters and the attention of their objects, and queues new ranks: one statement and one commit
 * for all reactions of the same moment. Returns the new count, or undefined when there was nothing to change. Counters
 * are locked in the order of objects, so that two such statements wait for each other without a deadlock.
 */
function changing(kind: Kind, change: (kind: Kind, given: Given) => RawBuilder<unknown>) {
  const { table, points } = KINDS[kind]
  const counter = sql.ref(table)
  const changeAll = compileOnce((db, given: Given) =>
    sql<Changed>`
      with asked as (${askedRows(given)}),
      changed as (${change(kind, given)}),
      queued as (${rerankRows()} from changed where weight <> 0),
      ${kind === 'like' ? sql`told as (${likedRows()} from changed where weight <> 0),` : sql``}
      counted as (
        insert into object_counters as c (object_type, object_id, ${counter}, attention)
        select object_type, object_id, sum(change), sum(change * ${points}::float8 * weight) from changed
        group by object_type, object_id order by object_type, object_id
        on conflict (object_type, object_id) do update set
          ${counter} = c.${counter} + excluded.${counter}, attention = c.attention + excluded.attention
        returning object_type, object_id, ${counter} as count)
      select object_type as "objectType", object_id as "objectId", user_id as "userId", count
      from changed join counted using (object_type, object_id)`.compile(db),
  )
  return batchCalls({
    keysOf: (reaction: AskedReaction) => [keyOf(reaction)],
    run: async (db, reactions) => {
      const counts = new Map((await changeAll(db, givenOf(reactions))).map((row) => [keyOf(row), row.count]))
      return reactions.map((reaction) => counts.get(keyOf(reaction)))
    },
  })
}

function keyOf({ objectType, objectId, userId }: Reaction): string {
  return `${objectType} ${objectId} ${userId}`
}

const ADDING = {
  like: changing('like', addedRows),
  bookmark: changing('bookmark', addedRows),
  share: changing('share', addedRows),
}
const REMOVING = {
  like: changing('like', deletedRows),
  bookmark: changing('bookmark', deletedRows),
  share: changing('share', deletedRows),
}

async function countLikes(db: Db, objectType: ObjectType, objectId: number): Promise<number> {
  const counters = await db
    .selectFrom('object_counters')
    .select('likes')
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .executeTakeFirst()
  return counters?.likes ?? 0
}
