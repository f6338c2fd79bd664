import { sql } from 'kysely'
import type { TopicKind } from '../../contract/follows.ts'
import type { Db } from '../platform/db.ts'

export interface Topic {
  kind: TopicKind
  topic: string
}

/** Whether somebody follows it, and how many topics they follow by now. */
export async function findTopic(
  db: Db,
  userId: number,
  { kind, topic }: Topic,
): Promise<{ isFollowing: boolean; count: number }> {
  const { rows } = await sql<{ isFollowing: boolean; count: number }>`
    select coalesce(bool_or(kind = ${kind} and topic = ${topic}), false) as "isFollowing", count(*)::int as count
    from followed_topics where user_id = ${userId}`.execute(db)
  return rows[0] ?? { isFollowing: false, count: 0 }
}

export async function insertTopic(db: Db, userId: number, topic: Topic, now: Date): Promise<void> {
  await db
    .insertInto('followed_topics')
    .values({ user_id: userId, ...topic, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteTopic(db: Db, userId: number, { kind, topic }: Topic): Promise<void> {
  await db
    .deleteFrom('followed_topics')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('topic', '=', topic)
    .execute()
}

/** All that somebody follows beside people, by the alphabet. */
export async function listTopics(db: Db, userId: number): Promise<Topic[]> {
  const rows = await db
    .selectFrom('followed_topics')
    .select(['kind', 'topic'])
    .where('user_id', '=', userId)
    .orderBy('topic')
    .execute()
  return rows.map(({ kind, topic }) => ({ kind: kind as TopicKind, topic }))
}
