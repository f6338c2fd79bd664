import type { Notifications } from '../content/notification-type.ts'
import { mentionSource } from '../mentions/public.ts'
import { listPublicTexts, NOTIFY_ARTICLE } from './notify-queries.ts'
import { lifeNotifications } from './telling/notifications.ts'

export const articleNotifications: Notifications = {
  types: lifeNotifications.types,
  sources: {
    ...lifeNotifications.sources,
    // A draft tells nobody; a scheduled one does when it goes out.
    [NOTIFY_ARTICLE]: mentionSource('article', listPublicTexts),
  },
}
