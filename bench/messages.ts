import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { LIST_SIZE } from '../src/contract/limits.ts'
import { findConversation, listBox } from '../src/server/conversations/conversation-queries.ts'
import { findMembership } from '../src/server/conversations/member-queries.ts'
import { listMessagesFor } from '../src/server/conversations/message-queries.ts'
import { listPage, type Place } from '../src/server/conversations/page-queries.ts'
import { findMessages, listFoundIn } from '../src/server/conversations/search-queries.ts'
import { countWaiting } from '../src/server/conversations/tell-queries.ts'
import type { Db } from '../src/server/platform/db.ts'
import { joinPair, plantConversations, WORDS } from './support/long-conversations.ts'
import { openStatements } from './support/statement-times.ts'
import { openStream } from './support/stream-client.ts'
import { startStreamSite, type Member, type StreamSite } from './support/stream-site.ts'

export const title =
  'two built nodes on one embedded database, with NOTIFY as bus: messages between pairs, and a long conversation'

const MESSAGES_A_SECOND = 200
/** In which the nodes' connections learn the statements: not measured. */
const WARM_UP_SECONDS = 4
const PAIRS = 100
const MOST_P99_MS = 100
const MOST_DATABASE_MS = 10
/** One of so many is sent a second time under its key, as after a lost answer. */
const REPEATED = 50
const PATIENCE_MS = 30_000
const CONVERSATIONS = 200

export async function measure({ seconds, explain }: BenchOptions): Promise<BenchRow[]> {
  const site = await startStreamSite()
  try {
    const delay = await measureDelay(site, Math.max(seconds, 15))
    return [...delay, ...(await measureLong(site, explain))]
  } finally {
    await site.stop()
  }
}

interface Pair {
  sender: Member
  conversationId: number
  /** When those began to be sent that the other side has not heard of yet. */
  waiting: number[]
  sent: number
  heard: number
}

/** Each sends through one node and is heard through the other. */
async function measureDelay(site: StreamSite, seconds: number): Promise<BenchRow[]> {
  const members = await site.addMembers(2 * PAIRS)
  const delays: number[] = []
  const answers: number[] = []
  const pairs: Pair[] = []
  const streams = []
  for (let at = 0; at < PAIRS; at++) {
    const [sender, receiver] = members.slice(2 * at, 2 * at + 2) as [Member, Member]
    const conversationId = await joinPair(site.db, sender.userId, receiver.userId)
    const pair: Pair = { sender, conversationId, waiting: [], sent: 0, heard: 0 }
    pairs.push(pair)
    streams.push(
      await openStream(site.nodes[1 - (at % 2)]?.url ?? '', receiver.session, (_, data) => {
        const body = JSON.parse(data) as { conversationId?: number | null; isNews?: boolean }
        if (body.conversationId !== conversationId || body.isNews !== true) return
        pair.heard++
        const since = pair.waiting.shift()
        if (since !== undefined) delays.push(performance.now() - since)
      }),
    )
  }
  const send = async (pair: Pair, node: string, isRepeated: boolean) => {
    const key = randomUUID()
    const beganAt = performance.now()
    pair.waiting.push(beganAt)
    pair.sent++
    await post(node, pair, key)
    answers.push(performance.now() - beganAt)
    if (isRepeated) await post(node, pair, key)
  }
  // What a node loads and prepares at its first message is not theirs.
  for (const [at, pair] of pairs.entries()) await send(pair, site.nodes[at % 2]?.url ?? '', false)
  await until(() => delays.length === PAIRS)
  delays.length = answers.length = 0
  const startedAt = performance.now()
  const sending = new Map<number, Promise<void>>()
  const warmUp = WARM_UP_SECONDS * MESSAGES_A_SECOND
  const total = warmUp + seconds * MESSAGES_A_SECOND
  for (let number = 0; number < total; number++) {
    const dueAt = startedAt + (number * 1000) / MESSAGES_A_SECOND
    if (dueAt > performance.now()) await pause(dueAt - performance.now())
    if (number === warmUp) {
      await Promise.all(sending.values())
      await until(() => pairs.every(({ sent, heard }) => heard >= sent))
      delays.length = answers.length = 0
    }
    const at = number % PAIRS
    const pair = pairs[at] as Pair
    // Nobody sends the next one before the last is answered.
    await sending.get(at)
    sending.set(at, send(pair, site.nodes[at % 2]?.url ?? '', number % REPEATED === 0))
  }
  await Promise.all(sending.values())
  const took = (performance.now() - startedAt) / 1000
  await until(() => pairs.every(({ sent, heard }) => heard >= sent))
  // Something that comes twice comes a little later.
  await pause(500)
  for (const stream of streams) stream.close()
  const [lost, doubled] = await judge(site.db, pairs)
  return [
    rowOf(`delay at ${Math.round(total / took)} messages/s, from before sending to the other node's stream`, {
      result: `p50 ${at(delays, 0.5)} ms, p99 ${at(delays, 0.99)} ms of ${delays.length}; the sender's answer p50 ${at(answers, 0.5)} ms, p99 ${at(answers, 0.99)} ms`,
      goal: `p99 under ${MOST_P99_MS} ms`,
      isReached: at(delays, 0.99) < MOST_P99_MS,
    }),
    rowOf(`${total + PAIRS} messages, one of ${REPEATED} sent twice under its key`, {
      result: `${lost} lost, ${doubled} doubled`,
      goal: 'none',
      isReached: lost + doubled === 0,
    }),
  ]
}

/** Told and stored: what the streams said, and what is in the database. */
async function judge(db: Db, pairs: Pair[]): Promise<[number, number]> {
  let [lost, doubled] = [0, 0]
  const { rows } = await sql<{ id: number; count: number }>`
    select conversation_id as id, count(*)::int as count from messages group by conversation_id`.execute(db)
  const stored = new Map(rows.map(({ id, count }) => [id, count]))
  for (const { conversationId, sent, heard } of pairs)
    for (const count of [heard, stored.get(conversationId) ?? 0]) {
      lost += Math.max(0, sent - count)
      doubled += Math.max(0, count - sent)
    }
  return [lost, doubled]
}

async function post(node: string, { sender, conversationId, sent }: Pair, key: string): Promise<void> {
  const response = await fetch(`${node}/api/conversations/${conversationId}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `sid=${sender.session}`,
    },
    body: JSON.stringify({ key, body: `Message **${sent}** of this conversation.` }),
  })
  if (!response.ok) throw new Error(`A message was answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

/** The statements of each request without the session's, by the site's own functions. */
async function measureLong(site: StreamSite, isExplained: boolean): Promise<BenchRow[]> {
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
    ['the conversation of 100,000 itself', (db) => findConversation(db, viewer, long)],
    [
      `the list of ${CONVERSATIONS} conversations`,
      async (db) => {
        await listBox(db, viewer, 'inbox', { before: undefined, limit: LIST_SIZE + 1 })
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

/** Or as far as it came: what is missing then is counted as lost. */
async function until(isDone: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !isDone() && Date.now() < end;) await pause(20)
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return tenth(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10
}

function rowOf(
  what: string,
  { result, goal, isReached }: { result: string; goal: string; isReached: boolean },
) {
  return { what, result, goal, reached: isReached ? 'yes' : 'NO' }
}
