import type { NotificationFact, Notifications } from '../content/notification-type.ts'
import { NOTIFY_ANSWER, NOTIFY_QUESTION, VOTED } from './notify-queries.ts'

const nothing = async (): Promise<NotificationFact[]> => []

export const questionNotifications: Notifications = {
  sources: { [NOTIFY_QUESTION]: nothing, [NOTIFY_ANSWER]: nothing, [VOTED]: nothing },
}
