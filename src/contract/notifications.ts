import * as z from 'zod/mini'
import { Id, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, IdParams, Limit, ObjectType } from './objects.ts'
import { Person } from './people.ts'

export const NOTIFICATION_FILTERS = ['mentions', 'replies', 'guilds', 'system'] as const
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number]
export const NOTIFICATION_ICONS = [
  'comment',
  'reply',
  'mention',
  'like',
  'follow',
  'edit',
  'people',
  'translation',
  'clock',
  'poll',
  'honor',
  'system',
] as const
export type NotificationIcon = (typeof NOTIFICATION_ICONS)[number]
export const CHANNELS = ['inApp', 'mail', 'push'] as const
export type Channel = (typeof CHANNELS)[number]
export const NOTIFICATION_ACTORS_SHOWN = 3

/** A sentence in the reader's language, in pieces: names and titles stand out. */
export const SentencePart = z.object({ text: z.string(), isStrong: z.boolean() })
export type SentencePart = z.infer<typeof SentencePart>

export const Notification = z.object({
  id: Id,
  type: z.string(),
  icon: z.enum(NOTIFICATION_ICONS),
  /** The latest three; none for what nobody did. */
  actors: z.array(Person),
  sentence: z.array(SentencePart),
  path: z.string(),
  isRead: z.boolean(),
  updatedAt: Time,
})
export type Notification = z.infer<typeof Notification>

/** The latest first; what may no longer be read is not among them. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
  query: z.strictObject({
    filter: z.optional(z.enum(NOTIFICATION_FILTERS)),
    cursor: z.optional(Cursor),
    limit: z.optional(Limit),
  }),
  response: z.object({
    items: z.array(Notification),
    nextCursor: z.nullable(z.string()),
    unread: z.number(),
  }),
})

/** Marks those as read, or with null all that came until now. */
export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({ ids: z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(100))) }),
  response: z.object({ unread: z.number() }),
})

const Channels = z.object({ inApp: z.boolean(), mail: z.boolean(), push: z.boolean() })
export type Channels = z.infer<typeof Channels>

/** `types` in the order in which they are shown, with their names in the reader's language. */
export const NotificationSettings = z.object({
  isOn: z.boolean(),
  hasDigest: z.boolean(),
  /** Null until they chose one, or their browser said where it is; it is that of Jakarta until then. */
  timeZone: z.nullable(z.string()),
  quietFrom: z.number(),
  quietUntil: z.number(),
  types: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      icon: z.enum(NOTIFICATION_ICONS),
      channels: Channels,
    }),
  ),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'member',
  response: NotificationSettings,
})

const Hour = z.number().check(z.int(), z.minimum(0), z.maximum(23))

/** What is not named stays as it is; something has to be named. */
export const saveNotificationSettings = endpoint({
  method: 'PATCH',
  path: '/api/notifications/settings',
  access: 'member',
  isRepeatable: false,
  body: z
    .strictObject({
      isOn: z.optional(z.boolean()),
      hasDigest: z.optional(z.boolean()),
      timeZone: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_+\-/]{1,64}$/))),
      quietFrom: z.optional(Hour),
      quietUntil: z.optional(Hour),
      type: z.optional(
        z.strictObject({
          name: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
          channels: z.strictObject({ inApp: z.boolean(), mail: z.boolean(), push: z.boolean() }),
        }),
      ),
    })
    .check(z.refine((changes) => Object.keys(changes).length > 0)),
  response: NotificationSettings,
})

export const THREAD_CHOICES = ['normal', 'following', 'muted'] as const
export type ThreadChoice = (typeof THREAD_CHOICES)[number]
const ThreadParams = z.strictObject({ ...IdParams.shape, type: ObjectType })
const Thread = z.object({ choice: z.enum(THREAD_CHOICES) })

/** What is said about one object: normal is that authors are told of it. */
export const getThread = endpoint({
  method: 'GET',
  path: '/api/threads/:type/:id',
  access: 'member',
  params: ThreadParams,
  response: Thread,
})

export const chooseThread = endpoint({
  method: 'PUT',
  path: '/api/threads/:type/:id',
  access: 'member',
  isRepeatable: false,
  params: ThreadParams,
  body: z.strictObject({ choice: z.enum(THREAD_CHOICES) }),
  response: Thread,
})

/** What came since the viewer was here last; null at their first visit. */
export const getSinceLastVisit = endpoint({
  method: 'GET',
  path: '/api/since-last-visit',
  access: 'member',
  response: z.object({
    since: z.nullable(Time),
    articles: z.number(),
    questions: z.number(),
    posts: z.number(),
    unread: z.number(),
  }),
})
