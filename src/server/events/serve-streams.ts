import { SECOND_MS, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import type { Health } from '../platform/outage.ts'
import { EVENTS_AT_ONCE, listLiveSessions, listNews, type LiveSession } from './queries.ts'
import { eventFrame, type Stream } from './stream.ts'
import type { Streams } from './streams.ts'

const CHECK_MS = 5 * SECOND_MS
/** While no other node can tell this one that something is new. */
const CHECK_WITHOUT_BUS_MS = SECOND_MS
/** So far apart rounds of reading begin: what many write in the same moment is read by one statement. */
const ROUND_MS = 20
/** So many streams are asked about in one statement. */
const AT_ONCE = 1000

interface ServingDeps {
  /** The primary: a replica lags. */
  db: Db
  clock: Clock
  streams: Streams
  health: Health
  isBusUp: () => boolean
  /** Told with every check: these people are here. */
  onPresent: (userIds: number[]) => Promise<void>
  /** Until the next round. */
  rest?: (ms: number) => Promise<void>
}

export interface Serving {
  /** Something is new for these people, or their sessions have changed. */
  wake(people: Iterable<number>): void
  /** To be called about every second. */
  tick(): Promise<void>
  /** Asks about all streams, and waits until they were told what they lacked. */
  checkNow(): Promise<void>
  /** Asks for nothing more, and waits for what was asked for. */
  stop(): Promise<void>
}

/**
 * Tells the streams of this node what is in the log. There is one reader of the log on a node, so nobody is told
 * anything twice or out of order; whoever is woken meanwhile is in the next round. A check of all streams finds what
 * nobody told us: ended sessions, and events of which the bus has lost the news.
 */
export function createServing(deps: ServingDeps): Serving {
  const { db, clock, streams, health, isBusUp, onPresent, rest = restFor } = deps
  const woken = new Set<number>()
  let reading: Promise<void> = Promise.resolve()
  let [isReading, isStopped] = [false, false]
  let checking: Promise<void> | undefined
  let checkedAt = clock.elapsedMs()
  let readAt = -ROUND_MS

  function wake(people: Iterable<number>): void {
    for (const person of people) if (streams.has(person)) woken.add(person)
    if (woken.size > 0 && !isReading && !isStopped) reading = read()
  }

  async function read(): Promise<void> {
    isReading = true
    let people: number[] = []
    try {
      while (woken.size > 0) {
        // Whoever is told alone is told at once.
        const restMs = readAt + ROUND_MS - performance.now()
        if (restMs > 0) await rest(restMs)
        if (isStopped) break
        readAt = performance.now()
        people = [...woken].slice(0, AT_ONCE)
        for (const person of people) woken.delete(person)
        await serve(people)
      }
      health.worked()
    } catch (error) {
      // The next check tries again.
      for (const person of people) woken.add(person)
      health.failed(error)
    }
    isReading = false
  }

  /** Nothing is told to a session that has ended: it is asked about in the same moment. */
  async function serve(people: number[]): Promise<void> {
    // One that begins meanwhile has a place of its own, which these events may not belong to.
    const groups = new Map(people.map((person) => [person, begunAmong(streams.of(person))]))
    const begun = [...groups.values()].flat()
    if (begun.length === 0) return
    const positions = [...groups].flatMap(([userId, own]) =>
      own.length === 0 ? [] : [{ userId, seq: Math.min(...own.map(({ seq }) => seq)) }],
    )
    const { sessions, events } = await listNews(db, hashesOf(begun), positions, clock.now())
    endDead(begun, headsOf(sessions))
    const counts = new Map<number, number>()
    for (const event of events) {
      const { userId, seq } = event
      counts.set(userId, (counts.get(userId) ?? 0) + 1)
      const frame = eventFrame(event)
      for (const stream of groups.get(userId) ?? []) streams.tell(stream, { seq, frame })
    }
    for (const [person, count] of counts) if (count === EVENTS_AT_ONCE) woken.add(person)
  }

  /** The last number of each live session's person. */
  async function askHeads(some: Stream[]): Promise<Heads> {
    return headsOf(await listLiveSessions(db, hashesOf(some), clock.now()))
  }

  function endDead(some: Stream[], heads: Heads): void {
    for (const stream of some) if (!heads.has(keyOf(stream.tokenHash))) streams.end(stream, 'session')
  }

  async function check(): Promise<void> {
    checkedAt = clock.elapsedMs()
    const behind = new Set(woken)
    const begun = begunAmong(streams.all())
    for (let at = 0; at < begun.length; at += AT_ONCE) {
      const some = begun.slice(at, at + AT_ONCE).map((stream) => ({ stream, seq: stream.seq }))
      const heads = await askHeads(some.map(({ stream }) => stream))
      for (const { stream, seq } of some) {
        const head = heads.get(keyOf(stream.tokenHash))
        if (head === undefined) streams.end(stream, 'session')
        else if (head > seq) behind.add(stream.userId)
        // The database was restored to an earlier time.
        else if (head < seq) streams.reset(stream, head)
      }
    }
    wake(behind)
    await onPresent(streams.people())
  }

  function checkNow(): Promise<void> {
    if (isStopped) return Promise.resolve()
    checking ??= check()
      .catch((error: unknown) => health.failed(error))
      .finally(() => (checking = undefined))
    return checking.then(() => reading)
  }

  return {
    wake,
    checkNow,
    async stop() {
      isStopped = true
      await checking
      await reading
    },
    async tick() {
      streams.beat()
      const pauseMs = isBusUp() ? CHECK_MS : CHECK_WITHOUT_BUS_MS
      if (streams.count() > 0 && clock.elapsedMs() - checkedAt >= pauseMs) await checkNow()
    },
  }
}

function restFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** By the hash of a session's token. */
type Heads = Map<string, number>
type Begun = Stream & { seq: number }

function keyOf(tokenHash: Buffer): string {
  return tokenHash.toString('latin1')
}

function hashesOf(streams: Stream[]): Buffer[] {
  return [...new Map(streams.map(({ tokenHash }) => [keyOf(tokenHash), tokenHash])).values()]
}

function headsOf(sessions: LiveSession[]): Heads {
  return new Map(sessions.map(({ tokenHash, head }) => [keyOf(tokenHash), head]))
}

function begunAmong(streams: Iterable<Stream>): Begun[] {
  return [...streams].filter(
    (stream): stream is Begun => stream.seq !== undefined && stream.endedFor === undefined,
  )
}
