import { sql } from 'kysely'
import { batchCalls } from '../platform/batch-calls.ts'
import { addMs } from '../platform/clock.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { eachToken, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../platform/session.ts'
import { eventsAfter, type PersonsEvent, type Position } from '../platform/stream-log.ts'

/** Of one person; whoever is further behind gets the next ones after everybody else's. */
export const EVENTS_AT_ONCE = 200

export interface Place {
  /** The number of the person's last event; 0 when there was none. */
  head: number
  /** The oldest that is still in the log. */
  oldest: number | null
  isSuspended: boolean
}

/** Where somebody's log begins and ends. After a restart many ask at once: they share a statement. */
export const findPlace: (db: Db, userId: number) => Promise<Place> = batchCalls({
  run: async (db, userIds: number[]) => {
    const { rows } = await sql<Place & { userId: number }>`
      select u.id as "userId", coalesce(h.seq, 0) as head, u.suspended_at is not null as "isSuspended",
        (select min(seq) from stream_events e where e.user_id = u.id) as oldest
      from users u left join stream_heads h on h.user_id = u.id
      where u.id = any(${userIds}::int8[])`.execute(db)
    const places = new Map(rows.map(({ userId, ...place }) => [userId, place]))
    return userIds.map((userId) => places.get(userId) ?? { head: 0, oldest: null, isSuspended: true })
  },
})

export interface LiveSession {
  tokenHash: Buffer
  head: number
}

interface LiveAsked {
  tokenHashes: Buffer[]
  seenAfter: Date
  startedAfter: Date
}

/** Those of some sessions that still count, by the rule of every request, with the last number of their person. */
const liveSessions = ({ tokenHashes, seenAfter, startedAfter }: LiveAsked) => sql<LiveSession>`
  select s.token_hash as "tokenHash", coalesce(h.seq, 0) as head
  from sessions s join users u on u.id = s.user_id left join stream_heads h on h.user_id = s.user_id
  where s.token_hash in ${eachToken(tokenHashes)} and u.suspended_at is null
    and s.last_seen_at > ${seenAfter} and s.created_at > ${startedAfter}`

const liveAsked = (tokenHashes: Buffer[], now: Date): LiveAsked => ({
  tokenHashes,
  seenAfter: addMs(now, -SESSION_IDLE_MS),
  startedAfter: addMs(now, -SESSION_ABSOLUTE_MS),
})

export async function listLiveSessions(db: Db, tokenHashes: Buffer[], now: Date): Promise<LiveSession[]> {
  const { rows } = await liveSessions(liveAsked(tokenHashes, now)).execute(db)
  return rows
}

export interface News {
  sessions: LiveSession[]
  events: PersonsEvent[]
}

/** The same of some sessions and what is new after some positions, as one statement: it is asked at every event. */
export async function listNews(
  db: Db,
  tokenHashes: Buffer[],
  positions: Position[],
  now: Date,
): Promise<News> {
  const rows = await listNewsRows(db, {
    ...liveAsked(tokenHashes, now),
    userIds: positions.map(({ userId }) => userId),
    seqs: positions.map(({ seq }) => seq),
  })
  const news: News = { sessions: [], events: [] }
  for (const { tokenHash, head, userId, seq, body } of rows)
    if (tokenHash !== null) news.sessions.push({ tokenHash, head })
    else news.events.push({ userId, seq, body })
  return news
}

type NewsRow = { tokenHash: Buffer | null; head: number } & PersonsEvent

const listNewsRows = compileOnce((db, given: LiveAsked & { userIds: number[]; seqs: number[] }) =>
  sql<NewsRow>`
    select live.*, null::int8 as "userId", null::int8 as seq, null::jsonb as body from (${liveSessions(given)}) as live
    union all
    (select null, null, e."userId", e.seq, e.body
    from (${eventsAfter(given.userIds, given.seqs, EVENTS_AT_ONCE)}) as e order by e."userId", e.seq)`.compile(
    db,
  ),
)
