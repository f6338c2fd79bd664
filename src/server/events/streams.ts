import {
  STREAM_HEARTBEAT_MS,
  STREAMS_PER_ADDRESS,
  STREAMS_PER_PERSON,
  type LiveEvent,
} from '../../contract/events.ts'
import { HOUR_MS, SECOND_MS, type Clock } from '../platform/clock.ts'
import { fail } from '../platform/errors.ts'
import { messages } from '../platform/messages.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { sseRetry, type Sse } from '../platform/sse.ts'
import type { StreamMetrics } from './metrics.ts'
import { beatFrame, eventFrame, RESET, type EndReason, type Reader, type Stream } from './stream.ts'

/** Nobody stays on one node for ever: nodes that were added get their share. */
const LONGEST_MS = HOUR_MS
const REFUSED_SECONDS = 30
/** How long readers may take to see the end of their stream before their connections are cut. */
const PARTING_MS = SECOND_MS

export interface StreamsDeps {
  clock: Clock
  /** RATE_LIMIT_SCALE: the caps follow it. */
  scale: number
  metrics: StreamMetrics
}

/** The open streams of this node: who has which, how many, and how they end. It knows neither log nor bus. */
export type Streams = ReturnType<typeof createStreams>

export function createStreams({ clock, scale, metrics }: StreamsDeps) {
  const byPerson = new Map<number, Set<Stream>>()
  const perNetwork = new Map<string, number>()
  let isClosing = false
  let onEmpty = (): void => {}

  function all(): Stream[] {
    return [...byPerson.values()].flatMap((streams) => [...streams])
  }

  /** Takes a place, or refuses; `free` gives it back. */
  function take(reader: Reader): Stream {
    if (isClosing) fail('unavailable', messages.busy, { retryAfterSeconds: 5 })
    const own = byPerson.get(reader.userId) ?? new Set<Stream>()
    const neighbours = perNetwork.get(reader.network) ?? 0
    if (own.size >= STREAMS_PER_PERSON * scale || neighbours >= STREAMS_PER_ADDRESS * scale)
      refuseTooMany(REFUSED_SECONDS)
    const now = clock.elapsedMs()
    const stream: Stream = {
      ...reader,
      openedAt: now,
      spokeAt: now,
      seq: undefined,
      sse: undefined,
      endedFor: undefined,
    }
    byPerson.set(reader.userId, own.add(stream))
    perNetwork.set(reader.network, neighbours + 1)
    metrics.open.inc()
    return stream
  }

  function free(stream: Stream): void {
    const own = byPerson.get(stream.userId)
    if (own?.delete(stream) !== true) return
    if (own.size === 0) byPerson.delete(stream.userId)
    const neighbours = (perNetwork.get(stream.network) ?? 0) - 1
    if (neighbours > 0) perNetwork.set(stream.network, neighbours)
    else perNetwork.delete(stream.network)
    metrics.open.dec()
    metrics.ended.inc({ reason: stream.endedFor ?? 'left' })
    if (byPerson.size === 0) onEmpty()
  }

  /** From here on it is told what is new after `seq`. */
  function begin(stream: Stream, sse: Sse, { seq, events }: { seq: number; events: LiveEvent[] }): void {
    stream.sse = sse
    stream.seq = seq
    if (isClosing) return end(stream, 'closing')
    say(stream, sseRetry(2 * SECOND_MS, 6 * SECOND_MS) + events.map(eventFrame).join('') + beatFrame(seq))
  }

  function say(stream: Stream, frames: string): void {
    if (frames === '' || stream.sse === undefined || stream.endedFor !== undefined) return
    stream.spokeAt = clock.elapsedMs()
    if (!stream.sse.write(frames)) end(stream, 'slow')
  }

  /** Tells an event to those who are just before it. Those who missed some learn that, and go on from here. */
  function tell(stream: Stream, { seq, frame }: { seq: number; frame: string }): void {
    if (stream.seq === undefined || seq <= stream.seq || stream.endedFor !== undefined) return
    if (seq > stream.seq + 1) reset(stream, seq - 1)
    stream.seq = seq
    say(stream, frame)
    metrics.sent.inc()
  }

  function reset(stream: Stream, seq: number): void {
    stream.seq = seq
    say(stream, eventFrame(RESET) + beatFrame(seq))
  }

  function end(stream: Stream, reason: EndReason): void {
    if (stream.endedFor !== undefined) return
    stream.endedFor = reason
    if (reason === 'slow') stream.sse?.destroy()
    else stream.sse?.end(reason === 'closing' || reason === 'age' ? sseRetry(SECOND_MS, 5 * SECOND_MS) : '')
  }

  return {
    take,
    free,
    begin,
    tell,
    reset,
    end,
    all,
    of: (userId: number): Iterable<Stream> => byPerson.get(userId) ?? [],
    count: (): number => byPerson.size,
    has: (userId: number): boolean => byPerson.has(userId),
    people: (): number[] => [...byPerson.keys()],
    /** Says something to those who have heard nothing for a while, and ends the oldest. */
    beat(): void {
      const now = clock.elapsedMs()
      for (const stream of all()) {
        if (stream.seq === undefined) continue
        if (now - stream.openedAt >= LONGEST_MS) end(stream, 'age')
        else if (now - stream.spokeAt >= STREAM_HEARTBEAT_MS) say(stream, beatFrame(stream.seq))
      }
    },
    /** Ends all of them, and takes no new ones. */
    async close(): Promise<void> {
      isClosing = true
      for (const stream of all()) end(stream, 'closing')
      if (byPerson.size === 0) return
      let parting: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        onEmpty = resolve
        parting = setTimeout(resolve, PARTING_MS)
      })
      clearTimeout(parting)
      for (const { sse } of all()) sse?.destroy()
    },
  }
}
