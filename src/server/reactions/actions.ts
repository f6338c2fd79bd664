import { sql } from 'kysely'
import type { Liked, ObjectType } from '../../contract/objects.ts'
import { queueRerank } from '../content/queue-rerank.ts'
import type { Db } from '../platform/db.ts'
import { KINDS, weightAt, type Kind } from './rules.ts'

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
  /** For objects that store their likes in a row of their own: changes and returns the number there. */
  countIn?: (trx: Db, objectId: number, change: -1 | 0 | 1) => Promise<number>
}

/** How much a person's reactions count. */
export async function weightOf(trx: Db, userId: number, now: Date): Promise<number> {
  const user = await trx
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return weightAt(user.created_at, now)
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

/** A desired state: the like exists, or it does not. However often and at once it is asked for, it counts once. */
export async function setLike(trx: Db, like: Like): Promise<Liked> {
  const { objectType, objectId, isLike, countIn } = like
  const weight = isLike ? await insertReaction(trx, 'like', like) : await deleteReaction(trx, 'like', like)
  const change = weight === undefined ? 0 : isLike ? 1 : -1
  if (countIn !== undefined) return { likes: await countIn(trx, objectId, change), liked: isLike }
  if (weight !== undefined) await count(trx, 'like', like, isLike ? 1 : -1, weight)
  const counters = await trx
    .selectFrom('object_counters')
    .select('likes')
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .executeTakeFirst()
  return { likes: counters?.likes ?? 0, liked: isLike }
}

/** Returns whether it is new. */
export async function addReaction(trx: Db, kind: Kind, reaction: NewReaction): Promise<boolean> {
  const weight = await insertReaction(trx, kind, reaction)
  if (weight !== undefined) await count(trx, kind, reaction, 1, weight)
  return weight !== undefined
}

export async function removeReaction(trx: Db, kind: Kind, reaction: Reaction): Promise<boolean> {
  const weight = await deleteReaction(trx, kind, reaction)
  if (weight !== undefined) await count(trx, kind, reaction, -1, weight)
  return weight !== undefined
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

/** Returns the weight it was given, or undefined when it was there already. */
async function insertReaction(
  trx: Db,
  kind: Kind,
  { objectType, objectId, userId, authorId, now }: NewReaction,
): Promise<number | undefined> {
  const weight = userId === authorId ? 0 : await weightOf(trx, userId, now)
  const row = await trx
    .insertInto(KINDS[kind].table)
    .values({ object_type: objectType, object_id: objectId, user_id: userId, weight, created_at: now })
    .onConflict((conflict) => conflict.columns(['object_type', 'object_id', 'user_id']).doNothing())
    .returning('weight')
    .executeTakeFirst()
  return row?.weight
}

/** Returns the weight it had, so that exactly that is taken back, or undefined when there was none. */
async function deleteReaction(
  trx: Db,
  kind: Kind,
  { objectType, objectId, userId }: Reaction,
): Promise<number | undefined> {
  const row = await trx
    .deleteFrom(KINDS[kind].table)
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('user_id', '=', userId)
    .returning('weight')
    .executeTakeFirst()
  return row?.weight
}

async function count(
  trx: Db,
  kind: Kind,
  { objectType, objectId }: Reaction,
  change: 1 | -1,
  weight: number,
): Promise<void> {
  const { table, points } = KINDS[kind]
  const column = sql.ref(table)
  const attention = change * points * weight
  await sql`
    insert into object_counters as c (object_type, object_id, ${column}, attention)
    values (${objectType}, ${objectId}, ${change}, ${attention})
    on conflict (object_type, object_id) do update set
      ${column} = c.${column} + excluded.${column}, attention = c.attention + excluded.attention`.execute(trx)
  if (attention !== 0) await queueRerank(trx, objectType, objectId)
}
