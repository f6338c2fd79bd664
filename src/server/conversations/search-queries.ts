import { sql, type RawBuilder } from 'kysely'
import type { Message } from '../../contract/conversations.ts'
import type { Person } from '../../contract/people.ts'
import { searchFor } from '../content/search-forms.ts'
import type { Db } from '../platform/db.ts'
import { isBlockedPair, otherOf, personJson } from './member-queries.ts'
import { mayRead, withPlaces, type Reader } from './message-queries.ts'
import { inPages, LAST_ID } from './page-queries.ts'
import { memberWord } from './words-actions.ts'

export interface Wanted {
  conversationId: number | undefined
  before: number | undefined
  limit: number
}

/**
 * The ids of messages with all words of a term that this person is shown, the latest first. A word that is everywhere is
 * found in what was said last; what is not there is asked of the index, which has few of it then. Nobody's search reads
 * what was said to others.
 */
export async function findMessages(
  db: Db,
  viewer: Reader['viewer'],
  term: string,
  wanted: Wanted,
): Promise<number[]> {
  const search = async (trx: Db, query: string) => {
    const late = await findAmong(trx, viewer, wanted, lateMessages(viewer.id, query, wanted))
    if (late.length === wanted.limit) return late
    return findAmong(trx, viewer, wanted, indexedMessages(viewer.id, query, wanted))
  }
  // What is said in messages has other words than public titles.
  const found = await searchFor(db, term, search, 'all')
  return found ?? []
}

/** Those of the found messages that are shown. */
async function findAmong(
  db: Db,
  viewer: Reader['viewer'],
  { conversationId, limit }: Wanted,
  ids: RawBuilder<unknown>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with picked as materialized (${ids})
    select m.id from picked ${withPlaces(viewer.id)}
    where m.deleted_at is null and ${mayRead(viewer)}
      and not ${isBlockedPair(viewer.id)}
      ${conversationId === undefined ? sql`` : sql`and m.conversation_id = ${conversationId}`}
    order by picked.id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

function wordsOf(viewerId: number, query: string) {
  return sql`(${`'${memberWord(viewerId)}'`}::tsquery && ${query}::tsquery)`
}

function indexedMessages(viewerId: number, query: string, { before }: Wanted) {
  return sql`
    select message_id as id from message_search where words @@ ${wordsOf(viewerId, query)}
      ${before === undefined ? sql`` : sql`and message_id < ${before}`}`
}

const LATE_CONVERSATIONS = 20
const LATE_MESSAGES = 1000
/** Of each, if they are many. */
const LATE_OF_EACH = 200

/** The words in the last that was said to somebody, without a gap: what was not looked at is older than all of it. */
function lateMessages(viewerId: number, query: string, { conversationId, before = LAST_ID }: Wanted) {
  const ofEach = conversationId === undefined ? LATE_OF_EACH : LATE_MESSAGES
  return sql`
    with latest as materialized (
      select conversation_id, cleared_id, last_message_id from conversation_members
      where user_id = ${viewerId} and state in ('active', 'request') and last_message_id > 0
        ${conversationId === undefined ? sql`` : sql`and conversation_id = ${conversationId}`}
      order by last_message_id desc limit ${LATE_CONVERSATIONS + 1}),
    said as materialized (
      select page.* from (select * from latest order by last_message_id desc limit ${LATE_CONVERSATIONS}) as of_them
      cross join lateral (
        select m.conversation_id, m.id from messages m
        where ${inPages(sql`of_them.conversation_id`, '>', sql`of_them.cleared_id`)}
          and ${inPages(sql`of_them.conversation_id`, '<', before)}
        order by m.conversation_id desc, m.id desc limit ${ofEach}) as page),
    late as (
      select id from said
      where id >= all (select min(id) from said group by conversation_id having count(*) = ${ofEach})
        and id > all (select last_message_id from latest order by last_message_id desc offset ${LATE_CONVERSATIONS})
      order by id desc limit ${LATE_MESSAGES})
    select late.id from late
    -- One by one until there are enough, without the index of words.
    cross join lateral (select words from message_search where message_id = late.id offset 0) as s
    where s.words @@ ${wordsOf(viewerId, query)}
    order by late.id desc`
}

/** What a found message is shown beside. */
export interface FoundIn {
  id: number
  kind: 'direct' | 'group'
  title: string
  person: Person | null
}

export async function listFoundIn(
  db: Db,
  viewer: Reader['viewer'],
  messages: Message[],
): Promise<Map<number, FoundIn>> {
  const ids = [...new Set(messages.map(({ conversationId }) => conversationId))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<FoundIn>`
    select c.id, c.kind, c.title, ${personJson('u')} as person
    from conversations c left join users u on c.kind = 'direct' and u.id = ${otherOf(viewer.id)}
    where c.id = any(${ids}::int8[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
