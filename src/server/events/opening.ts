import type { FastifyRequest } from 'fastify'
import { EventsQuery, type LiveEvent } from '../../contract/events.ts'
import type { Feature } from '../content/feature.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages } from '../platform/messages.ts'
import { parseStrictly } from '../platform/parse.ts'
import { listEvents } from '../platform/stream-log.ts'
import { findPlace } from './queries.ts'
import { isKnown, RESET } from './stream.ts'

/** What a reader is told first, and the number after which they are told what is new. */
export interface Opening {
  seq: number
  events: LiveEvent[]
}

const EVENTS_IN_ANSWER = 500

/** The number after which somebody wants to go on. A browser that reconnects asks with the address it had at first. */
export function afterOf(request: FastifyRequest, asked: string | undefined): number | undefined {
  const last = request.headers['last-event-id']
  const { after } =
    last === undefined ? { after: asked } : parseStrictly(EventsQuery, { after: String(last) })
  return after === undefined ? undefined : Number(after)
}

/**
 * Other sites learn nothing: not even that somebody is signed in, or how often something happens. Other reads have no
 * such check, since browsers keep their answers from foreign scripts; a stream would hold a connection all the same.
 */
export function refuseForeign({ headers }: FastifyRequest, publicUrl: string): void {
  const site = headers['sec-fetch-site'] ?? 'none'
  const isOurs = site === 'same-origin' || site === 'none'
  if (!isOurs || (headers.origin ?? publicUrl) !== publicUrl) fail('cross_site', messages.crossSite)
}

export function wantsStream({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/event-stream')
}

/**
 * Where somebody's stream begins. The number is read before how things stand is: what happens in between is told
 * twice rather than never.
 */
export async function openAt(
  db: Db,
  userId: number,
  after: number | undefined,
  features: readonly Feature[],
  now: Date,
): Promise<Opening> {
  const { head, oldest, isSuspended } = await findPlace(db, userId)
  if (isSuspended) fail('not_allowed', messages.notAllowed)
  const isLost = after !== undefined && (after > head || after + 1 < (oldest ?? head + 1))
  if (after !== undefined && !isLost) return { seq: after, events: [] }
  const greetings = await Promise.all(
    features.flatMap(({ greetStream }) => greetStream?.(db, userId, now) ?? []),
  )
  const events = greetings.flat().map((body) => ({ seq: 0, body }))
  return { seq: head, events: isLost ? [RESET, ...events] : events }
}

/** The same for those who poll: at once what is new since then. */
export async function readOn(db: Db, userId: number, { seq, events }: Opening): Promise<Opening> {
  const more = events.length > 0 ? [] : await listEvents(db, [{ userId, seq }], EVENTS_IN_ANSWER)
  return { seq: more.at(-1)?.seq ?? seq, events: [...events, ...more].filter(isKnown) }
}
