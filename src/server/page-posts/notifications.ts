import type { Notifications } from '../content/notification-type.ts'
import { mentionSource } from '../mentions/public.ts'
import { listPublicTexts, NOTIFY_POST } from './notify-queries.ts'

/** Whom page posts name; one that is deleted or hidden tells nobody. */
export const postNotifications: Notifications = {
  sources: { [NOTIFY_POST]: mentionSource('page-post', listPublicTexts) },
}
