import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * What the stream tells a person, by kind. An event says that something is new and how much of it, never what it is:
 * whoever shows it asks the API, which knows what they may see. A feature adds its kind here.
 */
export const LiveEventBody = z.discriminatedUnion('kind', [
  /**
   * The number of notifications that were not read; `isNews` when one came, and not when some were read. `isAllRead` when
   * the person has just read the last of them: the number is also 0 for what was taken back or turned off.
   */
  z.object({
    kind: z.literal('notifications'),
    unread: z.number(),
    isNews: z.boolean(),
    isAllRead: z.optional(z.boolean()),
  }),
  /**
   * Something changed in a conversation, or with null in the list of them: a message came (`isNews`), was changed, was
   * read elsewhere. `unread` is the number of conversations with something new, `requests` that of strangers' who wait.
   */
  z.object({
    kind: z.literal('messages'),
    conversationId: z.nullable(z.number()),
    unread: z.number(),
    requests: z.number(),
    isNews: z.boolean(),
  }),
  /** Somebody writes; it is over after five seconds. */
  z.object({ kind: z.literal('typing'), conversationId: z.number(), userId: z.number() }),
  /** Somebody has read up to a message. */
  z.object({
    kind: z.literal('receipt'),
    conversationId: z.number(),
    userId: z.number(),
    messageId: z.number(),
  }),
  /** Something of the account changed elsewhere, such as its plan: whoever shows it asks who they are again. */
  z.object({ kind: z.literal('account') }),
  /** Some events are no longer in the log: everything that is shown may be old. */
  z.object({ kind: z.literal('reset') }),
])
export type LiveEventBody = z.infer<typeof LiveEventBody>
export type LiveEventKind = LiveEventBody['kind']
/** The names under which a browser hears them. */
export const LIVE_EVENT_KINDS = [
  'notifications',
  'messages',
  'typing',
  'receipt',
  'account',
  'reset',
] as const satisfies readonly LiveEventKind[]

/** `seq` numbers a person's events without gaps; 0 for one that only this stream gets. */
export const LiveEvent = z.object({ seq: z.number(), body: LiveEventBody })
export type LiveEvent = z.infer<typeof LiveEvent>

export const STREAM_HEARTBEAT_MS = 20_000
/** A stream that has said nothing for as long is dead. */
export const STREAM_SILENCE_MS = 50_000
export const STREAM_POLL_MS = 15_000
export const STREAMS_PER_PERSON = 6
export const STREAMS_PER_ADDRESS = 60

export const EventsQuery = z.strictObject({ after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) })

/**
 * The events after `after`; without it, how things stand. Asked with `Accept: text/event-stream` it stays open and
 * goes on telling (`Last-Event-ID` counts as `after`); asked for JSON it answers at once, for those who have to poll.
 */
export const readEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'member',
  query: EventsQuery,
  response: z.object({ seq: z.number(), events: z.array(LiveEvent) }),
})
