import type { Message } from '../../contract/conversations.ts'
import { claimMedia, listMediaViews } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Server } from '../platform/server.ts'
import { changeMessages } from './change-messages.ts'

/**
 * The pictures of some messages, by message and in their order; without an address where the conversation is a request.
 * Addresses are signed, and open only for those who are shown the message.
 */
export async function listPictures(
  site: Pick<Server, 'secret'>,
  db: Db,
  messages: { id: number; isRequest: boolean }[],
  now: Date,
): Promise<Map<number, Message['pictures']>> {
  const shown = new Map<number, Message['pictures']>()
  if (messages.length === 0) return shown
  const requests = new Set(messages.filter(({ isRequest }) => isRequest).map(({ id }) => id))
  const ids = messages.map(({ id }) => id)
  const rows = await db
    .selectFrom('message_pictures')
    .select(['message_id as messageId', 'media_id as mediaId', 'alt'])
    .where('message_id', 'in', ids)
    .orderBy('message_id')
    .orderBy('place')
    .execute()
  const mediaIds = rows.map(({ mediaId }) => mediaId)
  const views = await listMediaViews(site, db, mediaIds, now)
  for (const { messageId, mediaId, alt } of rows) {
    const view = views.get(mediaId)
    if (view === undefined) continue
    const { id, width, height, placeholder } = view
    const url = requests.has(messageId) ? null : view.url
    shown.set(messageId, [...(shown.get(messageId) ?? []), { id, url, width, height, placeholder, alt }])
  }
  return shown
}

export interface NewPicture {
  mediaId: number
  alt?: string | undefined
}

/** Gives a new message its pictures, in the transaction that writes it; refuses what is not the sender's own. */
export async function attachPictures(
  trx: Db,
  message: { id: number; senderId: number; pictures: NewPicture[] },
): Promise<void> {
  const { id: objectId, senderId: ownerId, pictures } = message
  if (pictures.length === 0) return
  if (new Set(pictures.map(({ mediaId }) => mediaId)).size < pictures.length)
    fail('invalid_input', common.invalidInput, { fields: { pictures: changeMessages.pictureTwice } })
  // In one order everywhere: of two messages with the same pictures, the second waits and is refused.
  for (const { mediaId } of pictures.toSorted((one, other) => one.mediaId - other.mediaId))
    await claimMedia(trx, {
      mediaId,
      ownerId,
      kind: 'image',
      objectType: 'message',
      objectId,
      access: 'members',
    })
  const values = pictures.map(({ mediaId, alt = '' }, place) => ({
    message_id: objectId,
    place,
    media_id: mediaId,
    alt,
  }))
  await trx.insertInto('message_pictures').values(values).execute()
}
