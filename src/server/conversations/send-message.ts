import { REQUEST_MESSAGES_MAX, type Message } from '../../contract/conversations.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { readLiteText } from '../lite-text/public.ts'
import { isCollision, isUniqueViolation, transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import {
  enforceRateLimits,
  refuseTooMany,
  type RateLimitName,
  type RateLimits,
} from '../platform/rate-limits.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import type { Work } from '../platform/work-pool.ts'
import { AMONG_FRIENDS } from './change-words.ts'
import { isNew, sendLimits } from './limits.ts'
import { messageOf, type MessageRow } from './message-of.ts'
import { getMessageFor } from './message-queries.ts'
import { messages } from './messages.ts'
import { attachPictures, type NewPicture } from './pictures-actions.ts'
import { findByKey } from './reach-queries.ts'
import { refuseField } from './rules.ts'
import { sendMessage, type ReachedLimit, type SendRefusal } from './send-actions.ts'

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

/** What a person sent before under this key. */
async function findSent(
  { db, viewer }: Pick<Writing, 'db' | 'viewer'>,
  conversationId: number,
  { key }: Pick<NewText, 'key'>,
): Promise<number | undefined> {
  const sent = await findByKey(db, { senderId: viewer.id, key })
  return sent && sentHere(sent, conversationId)
}

/** What a message counts as, where that was not counted yet. */
interface Counting {
  limits: RateLimits
  counts: [RateLimitName, string][]
}

interface SaidMessage extends MessageRow {
  /** Whether there is a follow-up of it. */
  follows: boolean
}

/** Says something, and tells those who hear it. With pictures it is for a transaction. */
export async function say(
  db: Db,
  { viewer, now }: Pick<Writing, 'viewer' | 'now'>,
  conversationId: number,
  text: NewText & { nodes: RichText; counting?: Counting | undefined },
): Promise<SaidMessage> {
  const { key, body: source, nodes, pictures = [], replyToId = null, counting } = text
  const message = { conversationId, senderId: viewer.id, key, source, nodes, replyToId }
  const hasPictures = pictures.length > 0
  const limits = counting?.limits.asked(counting.counts) ?? []
  const said = await sendMessage(db, { ...message, hasPictures, limits, isNew: isNew(viewer, now), now })
  if (said.refusal === 'limited') return refuseLimited(counting, said.limit)
  if (said.refusal !== null) return refuseSaying(said.refusal)
  const { id, sender, replyTo, follows } = said
  await attachPictures(db, { id, senderId: viewer.id, pictures })
  return {
    ...message,
    id,
    sender,
    kind: 'text',
    about: null,
    createdAt: now,
    editedAt: null,
    deletedAt: null,
    replyTo,
    reactions: null,
    pictureCount: pictures.length,
    isRequest: false,
    follows,
  }
}

function refuseLimited(counting: Counting | undefined, { at, hits, resetsAt }: ReachedLimit): never {
  const name = counting?.counts[at - 1]?.[0]
  if (counting === undefined || name === undefined) throw new Error(`There is no limit ${at}`)
  return refuseTooMany(counting.limits.counted(name, hits, resetsAt))
}

function refuseSaying(refusal: SendRefusal): never {
  switch (refusal) {
    case 'not_found':
      return fail('not_found', common.notFound)
    case 'sent':
      throw new SentAlready()
    case 'gone':
      return fail('not_allowed', messages.gone)
    case 'takes_none':
      return fail('not_allowed', messages.takesNone)
    case 'wait':
      return fail('not_allowed', messages.waitForAnswer, { values: { most: REQUEST_MESSAGES_MAX } })
    case 'links':
      return refuseField('body', messages.linksInRequest)
    case 'pictures':
      return refuseField('pictures', messages.picturesInRequest)
    case 'reply':
      return refuseField('replyToId', messages.replyGone)
  }
}

/** Ends the transaction without a trace: no second conversation is begun for what was sent already. */
class SentAlready extends Error {}

interface Outcome {
  message: Message
  /** False when it was sent before. */
  isNew: boolean
  /** Whether there is a follow-up of it. */
  follows: boolean
}

/** Says it exactly once. The answer is what everybody will read. */
export async function sayOnce(
  site: Pick<Server, 'secret'>,
  writing: Writing,
  { key }: Pick<NewText, 'key'>,
  run: () => Promise<SaidMessage>,
): Promise<Outcome> {
  const { db, viewer, now } = writing
  let made: SaidMessage
  try {
    made = await run()
  } catch (error) {
    // Sent twice at the same moment: the other one was first.
    if (!(error instanceof SentAlready) && !isUniqueViolation(error, 'messages_key')) throw error
    const sent = await findByKey(db, { senderId: viewer.id, key })
    if (sent === undefined) throw error
    return { message: await getMessageFor(site, writing, sent.id), isNew: false, follows: false }
  }
  const { follows } = made
  if (made.pictureCount > 0)
    return { message: await getMessageFor(site, writing, made.id), isNew: true, follows }
  return { message: messageOf(made, viewer.id, now), isNew: true, follows }
}

/** In a conversation that is there already. A repeat is counted as nothing, and answered whatever has changed since. */
export async function sayIn(
  site: Pick<Server, 'secret' | 'limits'>,
  writing: Writing,
  conversationId: number,
  text: NewText,
): Promise<Outcome> {
  const { db, viewer, now } = writing
  const { limits } = site
  const counts = sendLimits(viewer, now)
  const again = async (): Promise<Outcome | undefined> => {
    const sentId = await findSent(writing, conversationId, text)
    if (sentId === undefined) return undefined
    return { message: await getMessageFor(site, writing, sentId), isNew: false, follows: false }
  }
  if (text.pictures !== undefined && text.pictures.length > 0) {
    const sent = await again()
    if (sent !== undefined) return sent
    const nodes = await readMessage(writing, text)
    // Not in the transaction: pictures that fail count too.
    await enforceRateLimits(limits, counts)
    const run = (trx: Db) => say(trx, writing, conversationId, { ...text, nodes })
    return sayHere(site, writing, conversationId, text, () => transact(db, run))
  }
  let nodes: RichText
  try {
    nodes = await readMessage(writing, text)
  } catch (error) {
    const sent = await again()
    if (sent === undefined) throw error
    return sent
  }
  const run = (on: Db) => say(on, writing, conversationId, { ...text, nodes, counting: { limits, counts } })
  return sayHere(site, writing, conversationId, text, async () => {
    try {
      return await run(db)
    } catch (error) {
      if (!isCollision(error)) throw error
      return transact(db, run)
    }
  })
}

async function sayHere(
  site: Pick<Server, 'secret'>,
  writing: Writing,
  conversationId: number,
  text: NewText,
  run: () => Promise<SaidMessage>,
): Promise<Outcome> {
  const said = await sayOnce(site, writing, text, run)
  sentHere(said.message, conversationId)
  return said
}

function sentHere(sent: { id: number; conversationId: number }, conversationId: number): number {
  return sent.conversationId === conversationId ? sent.id : fail('conflict', messages.keyTaken)
}
