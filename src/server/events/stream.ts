import { LiveEventBody, type LiveEvent } from '../../contract/events.ts'
import { sseEvent, type Sse } from '../platform/sse.ts'

/** Why a stream ended: its reader left, their session did, they do not read, it is old, or the node ends. */
export type EndReason = 'left' | 'session' | 'slow' | 'age' | 'closing'

/** Whose stream it is. */
export interface Reader {
  userId: number
  tokenHash: Buffer
  network: string
}

/** One reader's place, from the moment in which it is counted until its connection is closed. */
export interface Stream extends Reader {
  openedAt: number
  /** The last event that it was told; undefined until it has begun. */
  seq: number | undefined
  spokeAt: number
  sse: Sse | undefined
  endedFor: EndReason | undefined
}

/** Some events are no longer in the log. */
export const RESET: LiveEvent = { seq: 0, body: { kind: 'reset' } }

/** Tells that nothing happened, and where the reader is: also a browser's script can see it. */
export function beatFrame(seq: number): string {
  return sseEvent('beat', { seq }, seq)
}

/** Whether this node knows its kind; one that only a newer node knows is left out. */
export function isKnown({ body }: LiveEvent): boolean {
  return LiveEventBody.safeParse(body).success
}

/** What the contract names, and nothing else. */
export function eventFrame({ seq, body }: LiveEvent): string {
  const known = LiveEventBody.safeParse(body)
  return known.success ? sseEvent(known.data.kind, known.data, seq === 0 ? undefined : seq) : ''
}
