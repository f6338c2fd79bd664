import type { BenchRow } from '../../scripts/bench.ts'
import { LIST_SIZE } from '../../src/contract/limits.ts'
import { findConversation, listBox } from '../../src/server/conversations/conversation-queries.ts'
import { findMembership } from '../../src/server/conversations/member-queries.ts'
import { listMessagesFor } from '../../src/server/conversations/message-queries.ts'
import { listPage, type Place } from '../../src/server/conversations/page-queries.ts'
import { findMessages, listFoundIn } from '../../src/server/conversations/search-queries.ts'
import { countWaiting } from '../../src/server/conversations/tell-queries.ts'
import type { Db } from '../../src/server/platform/db.ts'
import { plantConversations, WORDS } from './long-conversations.ts'
import { rowOf, tenth } from './rows.ts'
import { openStatements } from './statement-times.ts'
import type { StreamSite } from './stream-site.ts'

const MOST_DATABASE_MS = 10
const CONVERSATIONS = 200

/** The statements of each request without the session's, by the site's own functions. */
export async function measureLong(site: StreamSite, isExplained: boolean): Promise<BenchRow[]> {
  const [reader, ...others] = await site.addMembers(CONVERSATIONS + 1)
  if (reader === undefined) return []
  const { long, short, cleared, middleId } = await plantConversations(site.db, reader, others)
  const viewer = { id: reader.userId, hidden: new Set<number>() }
  const now = new Date()
  const read = (db: Db, ids: number[]) => listMessagesFor({ secret: 'bench' }, { db, viewer, now }, ids)
  const open = (id: number, place: Place) => async (db: Db) => {
    const membership = await findMembership(db, viewer.id, id)
    if (membership === undefined) throw new Error(`Nobody has the conversation ${id}`)
    await read(db, (await listPage(db, viewer, membership, place)).ids)
  }
  const search = (term: string, conversationId?: number) => async (db: Db) => {
    const ids = await findMessages(db, viewer, term, { conversationId, before: undefined, limit: 21 })
    await listFoundIn(db, viewer, await read(db, ids))
  }
  const calls: [string, (db: Db) => Promise<unknown>][] = [
    ['the newest page of 1,000', open(short, { at: 'end' })],
    ['the newest page of 100,000', open(long, { at: 'end' })],
    ['an older page of 100,000', open(long, { at: 'before', id: middleId })],
    ['around a message of 100,000', open(long, { at: 'around', id: middleId })],
    ['20,000 that were deleted for oneself', open(cleared, { at: 'end' })],
    ['the conversation of 100,000 itself', (db) => findConversation(db, viewer, long, new Date())],
    [
      `the list of ${CONVERSATIONS} conversations`,
      async (db) => {
        await listBox(db, viewer, 'inbox', { before: undefined, limit: LIST_SIZE + 1, now: new Date() })
        await countWaiting(db, [viewer.id], now)
      },
    ],
    ['search: a word of every message', search(WORDS.common)],
    ['search in 100,000: a word of every message', search(WORDS.common, long)],
    ['search in 1,000: a word of every message', search(WORDS.common, short)],
    ['search: a word of one in a thousand', search(WORDS.rare)],
    ['search: a word of the oldest', search(WORDS.oldest)],
    ['search: two words, one in every message', search(`${WORDS.common} kata77`)],
    ['search: a word that is nowhere', search('nowhere')],
    ['search: the beginning of many words', search('kata')],
  ]
  const statements = openStatements(site.databaseUrl)
  try {
    const rows: BenchRow[] = []
    for (const [what, call] of calls) {
      const { statements: count, least, p50, blocks, plans } = await statements.measure(call)
      if (isExplained) console.log(`\n### ${what}\n${plans.join('\n\n')}`)
      rows.push(
        rowOf(what, {
          result: `p50 ${tenth(p50)} ms, least ${tenth(least)} ms; ${count} statements, ${blocks} blocks`,
          goal: `under ${MOST_DATABASE_MS} ms`,
          isReached: p50 < MOST_DATABASE_MS,
        }),
      )
    }
    return rows
  } finally {
    await statements.close()
  }
}
