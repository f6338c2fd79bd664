import { sql, type RawBuilder } from 'kysely'
import type { Liked, ObjectType } from '../../contract/objects.ts'
import type { Likes } from '../content/content-type.ts'
import { queueRerank, rankSubject, rerankRow } from '../content/queue-rerank.ts'
import { addMs } from '../platform/clock.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages } from '../platform/messages.ts'
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

/** New accounts count less, so that making many of them is worth little. */
export function weightOfUser(since: Date): RawBuilder<number> {
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
    const changed = isLike ? addedRow('like', givenOf(like)) : deletedRow('like', like)
    const change = sql<number>`coalesce((select change from changed), 0)`
    const { rows } = await sql<{ count: number }>`
      with changed as (${changed}) ${countIn(objectId, change)}`.execute(db)
    return { likes: rows[0]?.count ?? fail('not_found', messages.notFound), liked: isLike }
  }
  const [row] = await (isLike ? ADDING.like : REMOVING.like)(db, givenOf(like))
  return { likes: row?.count ?? (await countLikes(db, objectType, objectId)), liked: isLike }
}

/** Whether it is new. */
export async function addReaction(db: Db, kind: Kind, reaction: NewReaction): Promise<boolean> {
  return (await ADDING[kind](db, givenOf(reaction))).length > 0
}

export async function removeReaction(db: Db, kind: Kind, reaction: Reaction): Promise<boolean> {
  const subject = rankSubject(reaction.objectType, reaction.objectId)
  return (await REMOVING[kind](db, { ...reaction, subject })).length > 0
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

/** The values that a statement about a reaction is made of. */
interface Given extends NewReaction {
  trusted: Date
  subject: string
}

function givenOf(reaction: NewReaction): Given {
  const { objectType, objectId, now } = reaction
  return { ...reaction, trusted: trustedSince(now), subject: rankSubject(objectType, objectId) }
}

/** Inserts the row with the weight of who reacts; answers nothing when it is there already. */
function addedRow(kind: Kind, given: Given): RawBuilder<unknown> {
  const { objectType, objectId, userId, authorId, trusted, now } = given
  return sql`
    insert into ${sql.table(KINDS[kind].table)} (object_type, object_id, user_id, weight, created_at)
    select ${objectType}, ${objectId}, id, case when id = ${authorId}::int8 then 0 else ${weightOfUser(trusted)} end,
      ${now}::timestamptz
    from users where id = ${userId}
    on conflict (object_type, object_id, user_id) do nothing
    returning 1 as change, weight`
}

/** Deletes the row with the weight that it had, so that exactly that is taken back. */
function deletedRow(kind: Kind, { objectType, objectId, userId }: Reaction): RawBuilder<unknown> {
  return sql`
    delete from ${sql.table(KINDS[kind].table)}
    where object_type = ${objectType} and object_id = ${objectId} and user_id = ${userId}
    returning -1 as change, weight`
}

/**
 * Changes the row, its counter and the object's attention, and queues new ranks, in one statement: one round trip and
 * one commit. Returns the new count, or nothing when there was nothing to change.
 */
function changing<G extends Reaction & Pick<Given, 'subject'>>(
  kind: Kind,
  change: (kind: Kind, given: G) => RawBuilder<unknown>,
) {
  const { table, points } = KINDS[kind]
  const counter = sql.ref(table)
  return compileOnce((db, given: G) => {
    const { objectType, objectId, subject } = given
    return sql<{ count: number }>`
      with changed as (${change(kind, given)}),
      queued as (${rerankRow(subject)} from changed where weight <> 0)
      insert into object_counters as c (object_type, object_id, ${counter}, attention)
      select ${objectType}, ${objectId}, change, change * ${points}::float8 * weight from changed
      on conflict (object_type, object_id) do update set
        ${counter} = c.${counter} + excluded.${counter}, attention = c.attention + excluded.attention
      returning ${counter} as count`.compile(db)
  })
}

const ADDING = {
  like: changing('like', addedRow),
  bookmark: changing('bookmark', addedRow),
  share: changing('share', addedRow),
}
const REMOVING = {
  like: changing('like', deletedRow),
  bookmark: changing('bookmark', deletedRow),
  share: changing('share', deletedRow),
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
