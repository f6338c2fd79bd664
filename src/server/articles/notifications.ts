import type { Notifications, NotificationSource } from '../content/notification-type.ts'
import { mentionFacts } from '../mentions/public.ts'
import { listPublicTexts, NOTIFY_ARTICLE } from './notify-queries.ts'
import { lifeNotifications } from './telling/notifications.ts'

/** Whom articles name. A draft tells nobody; a scheduled one does when it goes out. */
const tellOfArticles: NotificationSource = async (trx, subjects, now) => {
  const articles = await listPublicTexts(trx, subjects.map(Number))
  const texts = articles.map(({ id, authorId, nodes }) => ({
    subject: String(id),
    actorId: authorId,
    objectType: 'article' as const,
    objectId: id,
    nodes,
  }))
  return mentionFacts(trx, texts, now)
}

export const articleNotifications: Notifications = {
  types: lifeNotifications.types,
  sources: { ...lifeNotifications.sources, [NOTIFY_ARTICLE]: tellOfArticles },
}
