import type { Message } from '../../contract/conversations.ts'
import { listMediaViews } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'

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
