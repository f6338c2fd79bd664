import { setTimeout as pause } from 'node:timers/promises'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { openStream, type StreamClient } from './support/stream-client.ts'
import { startStreamSite, type Member, type StreamSite } from './support/stream-site.ts'

export const title =
  'streams of two built nodes on one embedded database, with NOTIFY as bus; events are written by a third process'

const OPEN_STREAMS = 5000
const MOST_MEGABYTES = 500
const EVENTS_A_SECOND = 200
const MOST_P99_MS = 100
const READERS = 60
const EVENTS = 60_000
const PATIENCE_MS = 120_000

export async function measure({ seconds }: BenchOptions): Promise<BenchRow[]> {
  const site = await startStreamSite()
  try {
    return [await holdMany(site), await measureDelay(site, Math.max(seconds, 20)), await killOne(site)]
  } finally {
    await site.stop()
  }
}

async function holdMany(site: StreamSite): Promise<BenchRow> {
  const [node] = site.nodes
  const members = await site.addMembers(OPEN_STREAMS)
  // What a process needs once for its first streams is not theirs.
  const [first] = members.splice(0, 1)
  const clients = first === undefined ? [] : await openAll([first], () => node.url)
  await pause(2000)
  const idle = await node.megabytes()
  clients.push(...(await openAll(members, () => node.url)))
  // Two rounds of checks, and beats.
  await pause(25_000)
  const held = await node.megabytes()
  for (const client of clients) client.close()
  await pause(2000)
  return rowOf(`memory of ${clients.length} open streams on one node`, {
    result: `${held - idle} MB more than ${idle} MB idle`,
    goal: `at most ${MOST_MEGABYTES} MB`,
    isReached: held - idle <= MOST_MEGABYTES,
  })
}

async function measureDelay(site: StreamSite, seconds: number): Promise<BenchRow> {
  const members = await site.addMembers(READERS)
  const writtenAt = new Map<string, number>()
  const delays: number[] = []
  const commits: number[] = []
  const clients = await openAll(
    members.flatMap((member) => [member, member]),
    (at) => site.nodes[at % 2 === 0 ? 0 : 1].url,
    (member) => (seq) => {
      const since = writtenAt.get(`${member.userId} ${seq}`)
      if (since !== undefined) delays.push(performance.now() - since)
    },
  )
  const counts = new Map<number, number>()
  const writes = new Set<Promise<void>>()
  const startedAt = performance.now()
  for (let event = 0; event < seconds * EVENTS_A_SECOND; event++) {
    const dueAt = startedAt + (event * 1000) / EVENTS_A_SECOND
    if (dueAt > performance.now()) await pause(dueAt - performance.now())
    // A node does not write more at once than it has connections.
    while (writes.size >= 12) await Promise.race(writes)
    const { userId } = members[event % members.length] ?? { userId: 0 }
    const seq = (counts.get(userId) ?? 0) + 1
    counts.set(userId, seq)
    writtenAt.set(`${userId} ${seq}`, performance.now())
    const beganAt = performance.now()
    const write = site.write([userId]).finally(() => {
      commits.push(performance.now() - beganAt)
      writes.delete(write)
    })
    writes.add(write)
  }
  await Promise.all(writes)
  await until(() => delays.length === 2 * seconds * EVENTS_A_SECOND)
  for (const client of clients) client.close()
  const at = (share: number, of = delays) => {
    const sorted = of.toSorted((one, other) => one - other)
    return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10
  }
  return rowOf(`delay at ${EVENTS_A_SECOND} events/s, from before the write to streams of both nodes`, {
    result: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms of ${delays.length}; the write alone p50 ${at(0.5, commits)} ms, p99 ${at(0.99, commits)} ms`,
    goal: `p99 under ${MOST_P99_MS} ms`,
    isReached: at(0.99) < MOST_P99_MS,
  })
}

/** Half of the readers are at the node that is killed, and go on at the other. */
async function killOne(site: StreamSite): Promise<BenchRow> {
  const members = await site.addMembers(READERS)
  const [doomed, other] = site.nodes
  const clients = await openAll(members, (at) => (at % 2 === 0 ? doomed.url : other.url))
  const people = members.map(({ userId }) => userId)
  let moving: Promise<unknown> = Promise.resolve()
  for (let written = 0; written < EVENTS; written += people.length) {
    await site.write(people)
    if (written !== EVENTS / 2) continue
    doomed.process.kill('SIGKILL')
    moving = Promise.all(clients.filter((_, at) => at % 2 === 0).map((client) => client.moveTo(other.url)))
  }
  await moving
  const each = EVENTS / people.length
  await until(() => clients.every(({ numbers }) => (numbers.at(-1) ?? 0) >= each))
  for (const client of clients) client.close()
  const [lost, doubled, disordered] = judge(clients, each)
  return rowOf(`${EVENTS} events, a node killed in the middle`, {
    result: `${lost} lost, ${doubled} doubled, ${disordered} out of order`,
    goal: 'none',
    isReached: lost + doubled + disordered === 0,
  })
}

function judge(clients: StreamClient[], each: number): [number, number, number] {
  let [lost, doubled, disordered] = [0, 0, 0]
  for (const { numbers } of clients) {
    const distinct = new Set(numbers)
    lost += each - distinct.size
    doubled += numbers.length - distinct.size
    disordered += numbers.filter((number, at) => number < (numbers[at - 1] ?? 0)).length
  }
  return [lost, doubled, disordered]
}

async function openAll(
  members: Member[],
  siteOf: (at: number) => string,
  onEvent?: (member: Member) => (seq: number) => void,
): Promise<StreamClient[]> {
  const clients: StreamClient[] = []
  for (let at = 0; at < members.length; at += 50)
    clients.push(
      ...(await Promise.all(
        members
          .slice(at, at + 50)
          .map((member, of) => openStream(siteOf(at + of), member.session, onEvent?.(member))),
      )),
    )
  return clients
}

/** Or as far as it came: what is missing then is counted as lost. */
async function until(isDone: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !isDone() && Date.now() < end;) await pause(20)
}

function rowOf(
  what: string,
  { result, goal, isReached }: { result: string; goal: string; isReached: boolean },
) {
  return { what, result, goal, reached: isReached ? 'yes' : 'NO' }
}
