import { sql } from 'kysely'
import type { Person } from '../../contract/people.ts'
import { batchCalls } from '../platform/batch-calls.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { follows, knows, personJson } from './member-queries.ts'

/** Somebody whom the viewer may meet and wants to write to. */
export interface Reached {
  person: Person
  /** What a message to them would be. */
  reach: Reach
  /** The same without the conversation of the two. */
  reachAnew: Reach
  /** The conversation of the two, if the viewer has it. */
  conversationId: number | null
}

type Reach = 'open' | 'request' | 'refused'

/** Those of some people who may be met: not the deleted, the suspended, nor where one has blocked the other. */
export async function listReached(db: Db, viewerId: number, userIds: number[]): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    select ${personJson('u')} as person,
      message_reach(theirs.state, about.who_may, about.knows_me, about.follows_me) as reach,
      message_reach(null, about.who_may, about.knows_me, about.follows_me) as "reachAnew", case when mine.state in ('active', 'request') then c.id end as "conversationId"
    from people u
    left join message_settings t on t.user_id = u.id
    cross join lateral (
      select coalesce(t.who_may, 'everyone') as who_may, ${knows(sql`u.id`, viewerId)} as knows_me,
        ${follows(sql`u.id`, viewerId)} as follows_me offset 0) as about
    left join conversations c on c.low_id = least(u.id, ${viewerId}) and c.high_id = greatest(u.id, ${viewerId})
    left join conversation_members theirs on theirs.conversation_id = c.id and theirs.user_id = u.id
    left join conversation_members mine on mine.conversation_id = c.id and mine.user_id = ${viewerId}
    where u.id = any(${userIds}::int8[]) and not exists (
      select from hidden_people h where h.viewer_id = ${viewerId} and h.person_id = u.id)
    order by u.id`.execute(db)
  return rows
}

interface Key {
  senderId: number
  key: string
}

/** What a person has sent under a key of their device. */
export const findByKey = batchCalls({
  run: async (db, keys: Key[]): Promise<(Sent | undefined)[]> => {
    const found = await listByKeys(db, {
      senderIds: keys.map(({ senderId }) => senderId),
      keys: keys.map(({ key }) => key),
    })
    const byPlace = new Map(found.map(({ at, ...sent }) => [at, sent]))
    return keys.map((_, at) => byPlace.get(at + 1))
  },
})

interface Sent {
  id: number
  conversationId: number
}

const listByKeys = compileOnce((db, { senderIds, keys }: { senderIds: number[]; keys: string[] }) =>
  sql<Sent & { at: number }>`
    select m.id, m.conversation_id as "conversationId", k.at
    from unnest(${senderIds}::int8[], ${keys}::text[]) with ordinality as k (sender_id, key, at)
    join messages m on m.sender_id = k.sender_id and m.key = k.key`.compile(db),
)
