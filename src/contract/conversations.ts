import * as z from 'zod/mini'
import { Id, IdInPath, line, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, Done, IdParams } from './objects.ts'
import { Person } from './people.ts'
import { PLAN_LIMITS } from './plan-limits.ts'
import { RichNode } from './rich-text.ts'

export const MESSAGE_MAX = 4000
export const MESSAGE_PICTURES_MAX = 4
export const PICTURE_ALT_MAX = 200
/** On the largest plan; the server refuses more than the plan of who starts a group gives. */
export const GROUP_MAX = PLAN_LIMITS.aqua.groupMembers
export const GROUP_MIN = 3
export const GROUP_TITLE_MAX = 60
export const MESSAGE_EDIT_MS = 15 * 60_000
export const MESSAGE_DELETE_MS = 60 * 60_000
/** Until then a message that was deleted for everyone can be brought back by its sender. */
export const MESSAGE_UNDO_MS = 60_000
export const TYPING_MS = 5000
export const TYPING_EVERY_MS = 3000
export const MESSAGES_SHOWN = 30
export const REPORT_MESSAGES_BEFORE = 5
/** Of somebody who has not answered yet. */
export const REQUEST_MESSAGES_MAX = 5
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const
export const BOXES = ['inbox', 'requests', 'archive'] as const
export type Box = (typeof BOXES)[number]
export const WHO_MAY_MESSAGE = ['everyone', 'known', 'nobody'] as const

export const MessagePicture = z.object({
  id: Id,
  /** Null while the conversation is a request: nothing of a stranger's is loaded before it is accepted. */
  url: z.nullable(z.string()),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  alt: z.string(),
})

export const Message = z.object({
  id: Id,
  conversationId: Id,
  /** Null: a former member. */
  senderId: z.nullable(Id),
  sender: z.nullable(Person),
  /** What the sender's device called it; only the sender gets it. */
  key: z.nullable(z.string()),
  kind: z.enum(['text', 'created', 'joined', 'left', 'removed', 'renamed']),
  /** Whom 'joined' and 'removed' are about. */
  about: z.nullable(Person),
  /** Markdown as it was typed, for its sender while they may edit it; else null. */
  source: z.nullable(z.string()),
  /** Empty once it was deleted for everyone. */
  body: z.array(RichNode),
  pictures: z.array(MessagePicture),
  /** What it answers; `text` in one line, empty when it was removed. */
  replyTo: z.nullable(
    z.object({ id: Id, senderId: z.nullable(Id), sender: z.nullable(Person), text: z.string() }),
  ),
  reactions: z.array(z.object({ emoji: z.string(), count: z.number(), isMine: z.boolean() })),
  createdAt: Time,
  editedAt: z.nullable(Time),
  deletedAt: z.nullable(Time),
})
export type Message = z.infer<typeof Message>

export const ConversationMember = z.object({
  person: Person,
  role: z.enum(['admin', 'member']),
  isRequest: z.boolean(),
  /** Up to which message they have read; null unless both of you tell. */
  lastReadMessageId: z.nullable(z.number()),
})
export type ConversationMember = z.infer<typeof ConversationMember>

export const Conversation = z.object({
  id: Id,
  kind: z.enum(['direct', 'group']),
  /** Of a group; empty for a direct one. */
  title: z.string(),
  /** The other of a direct one; null when they are deleted, and for groups. */
  person: z.nullable(Person),
  /** Everybody in it, the viewer too; of a group in a list the first five. */
  members: z.array(ConversationMember),
  memberCount: z.number(),
  /** How many a group may have, by the plan of who started it; null for a direct one. */
  memberMax: z.nullable(z.number()),
  role: z.enum(['admin', 'member']),
  isRequest: z.boolean(),
  /** False: to a former member, or to one who takes no messages from the viewer. */
  canSend: z.boolean(),
  isArchived: z.boolean(),
  /** Null: not muted. The year 9999: for good. */
  mutedUntil: z.nullable(Time),
  unread: z.number(),
  lastReadMessageId: z.number(),
  lastMessage: z.nullable(
    z.object({
      id: Id,
      senderId: z.nullable(Id),
      senderName: z.nullable(z.string()),
      kind: Message.shape.kind,
      /** In one line; empty for pictures alone and for what was removed. */
      text: z.string(),
      pictureCount: z.number(),
      isDeleted: z.boolean(),
      createdAt: Time,
    }),
  ),
})
export type Conversation = z.infer<typeof Conversation>

const Key = z.string().check(z.regex(/^[\w-]{8,64}$/))
const PicturesOfBody = z.optional(
  z
    .array(z.strictObject({ mediaId: Id, alt: z.optional(line({ max: PICTURE_ALT_MAX })) }))
    .check(z.maxLength(MESSAGE_PICTURES_MAX)),
)
/** Words, pictures, or both. `key` is new for each message and the same when it is sent again. */
const NewMessage = {
  key: Key,
  body: text({ max: MESSAGE_MAX }),
  pictures: PicturesOfBody,
}

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'member',
  query: z.strictObject({ box: z.optional(z.enum(BOXES)), cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(Conversation),
    nextCursor: z.nullable(z.string()),
    /** Conversations with something unread, and requests that wait. */
    unread: z.number(),
    requests: z.number(),
  }),
})

/** One person: the conversation of the two, there already or new. Several: a new group. */
export const startConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({
    userIds: z.array(Id).check(z.minLength(1), z.maxLength(GROUP_MAX - 1)),
    title: z.optional(line({ max: GROUP_TITLE_MAX })),
    ...NewMessage,
  }),
  response: z.object({ conversation: Conversation, message: Message }),
})

/** Whom a new message would go to, and the conversation with them if there is one. */
export const findConversationWith = endpoint({
  method: 'GET',
  path: '/api/conversations/with/:id',
  access: 'member',
  params: IdParams,
  response: z.object({
    person: Person,
    conversationId: z.nullable(Id),
    /** It would be a request; `refused`: they take none from the viewer. */
    reach: z.enum(['open', 'request', 'refused']),
    /** The viewer, who sends neither links nor pictures in a request. */
    isNewcomer: z.boolean(),
  }),
})

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  access: 'member',
  params: IdParams,
  response: Conversation,
})

/** A title for a group's admin; muting and the archive are the viewer's own. */
export const updateConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/:id',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  body: z
    .strictObject({
      title: z.optional(line({ min: 1, max: GROUP_TITLE_MAX })),
      isArchived: z.optional(z.boolean()),
      /** Hours; 0 ends it, null is for good. */
      muteHours: z.optional(z.nullable(z.literal([0, 1, 8, 24, 168]))),
    })
    .check(z.refine((changes) => Object.keys(changes).length > 0)),
  response: Conversation,
})

/** For the viewer alone: everything said until now. A new message brings the conversation back. */
export const clearConversation = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  access: 'member',
  params: IdParams,
  response: Done,
})

/** What a stranger's conversation gets: it is opened, or never seen again. */
export const answerRequest = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/answer',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  body: z.strictObject({ accept: z.boolean() }),
  response: Done,
})

export const addMembers = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/members',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  body: z.strictObject({ userIds: z.array(Id).check(z.minLength(1), z.maxLength(GROUP_MAX - 1)) }),
  response: Conversation,
})

/** Oneself: leaving. Somebody else: for the admin. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id/members/:userId',
  access: 'member',
  params: z.strictObject({ id: IdInPath, userId: IdInPath }),
  response: Done,
})

/** The latest, or those before, after or around one; always the oldest first. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  access: 'member',
  params: IdParams,
  query: z.strictObject({
    before: z.optional(IdInPath),
    after: z.optional(IdInPath),
    around: z.optional(IdInPath),
  }),
  response: z.object({ items: z.array(Message), hasEarlier: z.boolean(), hasLater: z.boolean() }),
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  body: z.strictObject({ ...NewMessage, replyToId: z.optional(Id) }),
  response: Message,
})

export const readConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/read',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  body: z.strictObject({ messageId: Id }),
  response: z.object({ unread: z.number() }),
})

export const sayTyping = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/typing',
  access: 'member',
  isSignal: true,
  params: IdParams,
  response: Done,
})

export const getMessage = endpoint({
  method: 'GET',
  path: '/api/messages/:id',
  access: 'member',
  params: IdParams,
  response: Message,
})
