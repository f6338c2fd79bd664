import type { Notifications, NotificationSource } from '../content/notification-type.ts'
import { mentionFacts } from '../mentions/public.ts'
import { listPublicTexts, NOTIFY_POST } from './notify-queries.ts'

/** Whom page posts name; one that is deleted or hidden tells nobody. */
const tellOfPosts: NotificationSource = async (trx, subjects, now) => {
  const posts = await listPublicTexts(trx, subjects.map(Number))
  const texts = posts.map(({ id, authorId, nodes }) => ({
    subject: String(id),
    actorId: authorId,
    objectType: 'page-post' as const,
    objectId: id,
    nodes,
  }))
  return mentionFacts(trx, texts, now)
}

export const postNotifications: Notifications = { sources: { [NOTIFY_POST]: tellOfPosts } }
