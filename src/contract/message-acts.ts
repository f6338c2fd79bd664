import * as z from 'zod/mini'
import { Id, IdInPath, line, text, Time } from './common.ts'
import { Message, MESSAGE_MAX, REACTIONS, WHO_MAY_MESSAGE } from './conversations.ts'
import { endpoint } from './endpoint.ts'
import { REPORT_TEXT_MAX } from './limits.ts'
import { Cursor, Done, IdParams } from './objects.ts'
import { Person } from './people.ts'
import { REPORT_REASONS, REPORT_VERDICTS } from './reports.ts'

export const editMessage = endpoint({
  method: 'PATCH',
  path: '/api/messages/:id',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  body: z.strictObject({ body: text({ max: MESSAGE_MAX }) }),
  response: Message,
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/messages/:id',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  query: z.strictObject({ for: z.enum(['me', 'everyone']) }),
  response: Done,
})

/** Takes back what deleteMessage did: for oneself always, for everyone within a minute. */
export const restoreMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/restore',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  response: Message,
})

/** Null takes it away. */
export const reactToMessage = endpoint({
  method: 'PUT',
  path: '/api/messages/:id/reaction',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  body: z.strictObject({ emoji: z.nullable(z.enum(REACTIONS)) }),
  response: Message,
})

/** Sends moderators the message and the five before it; `consent` says that the reporter knows. */
export const reportMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/report',
  access: 'member',
  params: IdParams,
  body: z.strictObject({
    reason: z.enum(REPORT_REASONS),
    text: z.optional(text({ max: REPORT_TEXT_MAX })),
    consent: z.literal(true),
  }),
  response: Done,
})

/** In the viewer's own messages, the latest first. */
export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/message-search',
  access: 'member',
  query: z.strictObject({
    q: line({ min: 1, max: 100 }),
    conversation: z.optional(IdInPath),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    items: z.array(
      z.object({
        message: Message,
        conversation: z.object({
          id: Id,
          kind: z.enum(['direct', 'group']),
          title: z.string(),
          person: z.nullable(Person),
        }),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})

export const MessageSettings = z.object({ whoMay: z.enum(WHO_MAY_MESSAGE), hasReceipts: z.boolean() })
export type MessageSettings = z.infer<typeof MessageSettings>

export const getMessageSettings = endpoint({
  method: 'GET',
  path: '/api/message-settings',
  access: 'member',
  response: MessageSettings,
})

export const saveMessageSettings = endpoint({
  method: 'PATCH',
  path: '/api/message-settings',
  access: 'member',
  isRepeatable: false,
  body: z
    .strictObject({ whoMay: z.optional(z.enum(WHO_MAY_MESSAGE)), hasReceipts: z.optional(z.boolean()) })
    .check(z.refine((changes) => Object.keys(changes).length > 0)),
  response: MessageSettings,
})

/** That there is one, and why; nothing that anybody wrote. */
const ListedReport = z.object({ id: Id, reason: z.enum(REPORT_REASONS), createdAt: Time })

export const MessageReport = z.extend(ListedReport, {
  text: z.string(),
  reporter: z.nullable(Person),
  /** The reported message is the last. */
  excerpt: z.array(
    z.object({
      senderId: z.nullable(Id),
      senderName: z.string(),
      text: z.string(),
      pictureCount: z.number(),
      createdAt: Time,
    }),
  ),
})

/** Open ones, the latest first, without their words. */
export const listMessageReports = endpoint({
  method: 'GET',
  path: '/api/message-reports',
  access: 'moderator',
  isUnseen: true,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(ListedReport), nextCursor: z.nullable(z.string()) }),
})

/** The words of an open one. A deed, not a look: it is written into the staff's log. */
export const readMessageReport = endpoint({
  method: 'POST',
  path: '/api/message-reports/:id/read',
  access: 'moderator',
  isUnseen: true,
  // Its answer is stored nowhere, and every reading is logged.
  isRepeatable: false,
  showsHidden: true,
  params: IdParams,
  response: MessageReport,
})

export const closeMessageReport = endpoint({
  method: 'POST',
  path: '/api/message-reports/:id/close',
  access: 'moderator',
  isUnseen: true,
  isRepeatable: false,
  params: IdParams,
  body: z.strictObject({ verdict: z.enum(REPORT_VERDICTS) }),
  response: Done,
})
