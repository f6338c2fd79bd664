import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import type { Db } from '../src/server/platform/db.ts'
import { measureBare } from './support/bare-messages.ts'
import { measureLong } from './support/long-conversation-reads.ts'
import { joinPair } from './support/long-conversations.ts'
import { parentOf, processorMs, processorMsOfAll } from './support/processor-times.ts'
import { rowOf, tenth } from './support/rows.ts'
import { openStream } from './support/stream-client.ts'
import { startStreamSite, type Member, type StreamSite } from './support/stream-site.ts'

export const title =
  'two built nodes on one embedded database, with NOTIFY as bus: messages between pairs, and a long conversation'

const MESSAGES_A_SECOND = 200
/** In which the nodes' connections learn the statements and Node compiles what runs often: not measured. */
const WARM_UP_SECONDS = 20
const PAIRS = 100
const MOST_P99_MS = 100
/** One of so many is sent a second time under its key, as after a lost answer. */
const REPEATED = 50
const PATIENCE_MS = 30_000
const BARE_SECONDS = 10

export async function measure({ seconds, explain }: BenchOptions): Promise<BenchRow[]> {
  const site = await startStreamSite()
  try {
    const delay = await measureDelay(site, Math.max(seconds, 15))
    const bare = await measureBare(site.databaseUrl, MESSAGES_A_SECOND, BARE_SECONDS)
    const least = {
      what: `beside it, the least: ${MESSAGES_A_SECOND} rows/s committed, another connection told by NOTIFY`,
      result: `p50 ${at(bare, 0.5)} ms, p99 ${at(bare, 0.99)} ms of ${bare.length}`,
    }
    return [...delay, least, ...(await measureLong(site, explain))]
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
  let spent = await processorTimes(site)
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
      spent = await processorTimes(site)
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
  const used = await processorTimes(site)
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
    {
      what: 'processor time of a message',
      result: NAMES.map((name) => `${name} ${tenth((used[name] - spent[name]) / delays.length)} ms`).join(
        ', ',
      ),
    },
    rowOf(`${total + PAIRS} messages, one of ${REPEATED} sent twice under its key`, {
      result: `${lost} lost, ${doubled} doubled`,
      goal: 'none',
      isReached: lost + doubled === 0,
    }),
  ]
}

const NAMES = ['both nodes', 'the database', 'the bench itself'] as const

/** In milliseconds, since each began. */
async function processorTimes({ nodes, db }: StreamSite): Promise<Record<(typeof NAMES)[number], number>> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const [one, other] = await Promise.all(nodes.map((node) => processorMs(node.process.pid)))
  return {
    'both nodes': (one ?? 0) + (other ?? 0),
    'the database': await processorMsOfAll(await parentOf(rows[0]?.pid ?? 0)),
    'the bench itself': await processorMs(process.pid),
  }
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

/** Connections stay open, as a browser's do. */
const agent = new Agent({ keepAlive: true })

/** By Node's plain client: the bench shares the processors with what it measures, and fetch takes more of them. */
async function post(node: string, { sender, conversationId, sent }: Pair, key: string): Promise<void> {
  const body = JSON.stringify({ key, body: `Message **${sent}** of this conversation.` })
  const asked = request(`${node}/api/conversations/${conversationId}/messages`, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
      cookie: `sid=${sender.session}`,
    },
  })
  asked.end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const answer = await text(response)
  if (response.statusCode !== 200) throw new Error(`A message was answered ${response.statusCode}: ${answer}`)
}

/** Or as far as it came: what is missing then is counted as lost. */
async function until(isDone: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !isDone() && Date.now() < end;) await pause(20)
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return tenth(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
}
