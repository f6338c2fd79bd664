import type { Message } from '../../contract/conversations.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'

/** The pictures of some messages, by message; without an address where the conversation is a request. */
export async function listPictures(
  _site: Pick<Server, 'secret'>,
  _db: Db,
  _messages: { id: number; isRequest: boolean }[],
  _now: Date,
): Promise<Map<number, Message['pictures']>> {
  return new Map()
}

export interface NewPicture {
  mediaId: number
  alt?: string | undefined
}

/** Gives a new message its pictures, in the transaction that writes it; refuses what is not the sender's own. */
export async function attachPictures(
  _trx: Db,
  _message: { id: number; senderId: number; pictures: NewPicture[]; now: Date },
): Promise<void> {}
