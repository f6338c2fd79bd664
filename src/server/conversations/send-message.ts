import type { Message } from '../../contract/conversations.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { readLiteText } from '../lite-text/public.ts'
import { transact, isUniqueViolation, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { messages as common } from '../platform/messages.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import type { Work } from '../platform/work-pool.ts'
import { AMONG_FRIENDS } from './change-words.ts'
import { isNew } from './limits.ts'
import { messageOf, type MessageRow } from './message-of.ts'
import { getMessageFor } from './message-queries.ts'
import { messages } from './messages.ts'
import { REQUESTED, requestSubject } from './notify-queries.ts'
import { attachPictures, type NewPicture } from './pictures-actions.ts'
import { findByKey } from './reach-queries.ts'
import { isOpened, refuseInRequest, takesFrom } from './rules.ts'
import { insertMessage } from './send-actions.ts'
import { findSending, type Sending } from './send-queries.ts'
import { lockConversation, tellMembers } from './tell-actions.ts'

export interface Writing {
  db: Db
  viewer: Viewer
  now: Date
  work: Work
}

export interface NewText {
  key: string
  body: string
  pictures?: NewPicture[] | undefined
  replyToId?: number | undefined
}

/** The tree of what is sent: words, or nothing beside pictures. Who may link is decided by whom it is for. */
export async function readMessage(writing: Writing, { body, pictures = [] }: NewText): Promise<RichText> {
  const isEmpty = body.trim() === ''
  if (isEmpty && pictures.length > 0) return []
  if (isEmpty) fail('invalid_input', common.invalidInput, { fields: { body: messages.nothing } })
  return readLiteText(writing, AMONG_FRIENDS, body, 'body')
}

/** What a person sent before under this key, asked before anything is counted or read: a repeat costs them nothing. */
export async function findSent(
  { db, viewer }: Pick<Writing, 'db' | 'viewer'>,
  conversationId: number,
  { key }: Pick<NewText, 'key'>,
): Promise<number | undefined> {
  const sent = await findByKey(db, { senderId: viewer.id, key })
  return sent && sentHere(sent, conversationId)
}

/** Says something in a conversation that the transaction has locked, and tells those who hear it. */
export async function say(
  trx: Db,
  { viewer, now }: Pick<Writing, 'viewer' | 'now'>,
  conversationId: number,
  text: NewText & { nodes: RichText },
): Promise<MessageRow> {
  const { key, replyToId, nodes, pictures = [] } = text
  const sending = await findSending(trx, { senderId: viewer.id, conversationId, key, replyToId, now })
  if (sending === undefined) return fail('not_found', common.notFound)
  if (sending.sent !== null) throw new SentAlready()
  refuseAddressee(sending)
  refuseInRequest(sending.ownTexts, sending.others, {
    nodes,
    pictureCount: pictures.length,
    isNew: isNew(viewer, now),
  })
  if (replyToId !== undefined && sending.replyTo === null)
    fail('invalid_input', common.invalidInput, { fields: { replyToId: messages.replyGone } })

  const openedFor = sending.others.filter(isOpened)
  const heard = sending.others.filter(
    (other) => !other.isHidden && (other.state !== 'refused' || openedFor.includes(other)),
  )
  const heardBy = heard.map(({ id }) => id)
  const id = await insertMessage(
    trx,
    {
      conversationId,
      senderId: viewer.id,
      key,
      source: text.body,
      nodes,
      replyToId: replyToId ?? null,
      heardBy,
      openedFor: openedFor.map((other) => other.id),
      now,
    },
    sending.headId,
  )
  if (pictures.length > 0) await attachPictures(trx, { id, senderId: viewer.id, pictures })
  const newsFor = heard.filter((other) => isNews(other, openedFor)).map((other) => other.id)
  await tellMembers(trx, conversationId, { now, userIds: [viewer.id, ...heardBy], newsFor })
  // Who writes has answered, and who knows them needs no asking.
  const answered = [
    ...(sending.state === 'request' ? [viewer.id] : []),
    ...openedFor.map((other) => other.id),
  ]
  for (const userId of answered) await appendFollowUp(trx, REQUESTED, requestSubject(conversationId, userId))
  return rowOf(sending, { id, conversationId, text, pictureCount: pictures.length, now, senderId: viewer.id })
}

function isNews(other: Sending['others'][number], openedFor: Sending['others']): boolean {
  return !other.isMuted && (other.state === 'active' || openedFor.includes(other))
}

function rowOf(
  { sender, replyTo }: Sending,
  made: {
    id: number
    conversationId: number
    senderId: number
    text: NewText & { nodes: RichText }
    pictureCount: number
    now: Date
  },
): MessageRow {
  const { id, conversationId, senderId, text, pictureCount, now } = made
  return {
    id,
    conversationId,
    senderId,
    sender,
    key: text.key,
    kind: 'text',
    about: null,
    source: text.body,
    nodes: text.nodes,
    createdAt: now,
    editedAt: null,
    deletedAt: null,
    replyTo,
    reactions: null,
    pictureCount,
    isRequest: false,
  }
}

/** Ends the transaction without a trace: no second conversation is begun for what was sent already. */
class SentAlready extends Error {}

/** Says it exactly once. The answer is what everybody will read. */
export async function sayOnce(
  site: Pick<Server, 'secret'>,
  writing: Writing,
  { key }: Pick<NewText, 'key'>,
  run: (trx: Db) => Promise<MessageRow>,
): Promise<{ message: Message; isNew: boolean }> {
  const { db, viewer, now } = writing
  let made: MessageRow
  try {
    made = await transact(db, run)
  } catch (error) {
    // Sent twice at the same moment: the other one was first.
    if (!(error instanceof SentAlready) && !isUniqueViolation(error, 'messages_key')) throw error
    const sent = await findByKey(db, { senderId: viewer.id, key })
    if (sent === undefined) throw error
    return { message: await getMessageFor(site, writing, sent.id), isNew: false }
  }
  if (made.pictureCount > 0) return { message: await getMessageFor(site, writing, made.id), isNew: true }
  return { message: messageOf(made, viewer.id, now), isNew: true }
}

/** In a conversation that is there already. */
export async function sayIn(
  site: Pick<Server, 'secret'>,
  writing: Writing,
  conversationId: number,
  text: NewText & { nodes: RichText },
): Promise<{ message: Message; isNew: boolean }> {
  const said = await sayOnce(site, writing, text, async (trx) => {
    await lockConversation(trx, conversationId)
    return say(trx, writing, conversationId, text)
  })
  sentHere(said.message, conversationId)
  return said
}

function sentHere(sent: { id: number; conversationId: number }, conversationId: number): number {
  return sent.conversationId === conversationId ? sent.id : fail('conflict', messages.keyTaken)
}

function refuseAddressee({ kind, others }: Sending): void {
  if (kind === 'group') return
  const [other] = others
  if (other === undefined || other.isSuspended) return fail('not_allowed', messages.gone)
  if (!takesFrom(other)) fail('not_allowed', messages.takesNone)
}
