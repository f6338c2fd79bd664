import type { Notification, NotificationSettings } from '../../contract/notifications.ts'
import type { Answer } from '../testing/stand-ins.ts'

export function notificationOf(id: number, changes: Partial<Notification> = {}): Notification {
  return {
    id,
    type: 'reply',
    icon: 'reply',
    actors: [{ id: 40 + id, name: 'Budi Hartono', alias: 'budi', profileUrl: null, honor: 3 }],
    sentence: [
      { text: 'Budi Hartono', isStrong: true },
      { text: ' replied to you in ', isStrong: false },
      { text: `Volcano ${id}`, isStrong: true },
    ],
    path: `/article/${id}?comment=${id}`,
    isRead: false,
    updatedAt: new Date().toISOString(),
    ...changes,
  }
}

export const listOf = (items: Notification[], unread: number, nextCursor: string | null = null): Answer => ({
  body: { items, nextCursor, unread },
})

export const CHOICES: NotificationSettings = {
  isOn: true,
  hasDigest: false,
  timeZone: null,
  quietFrom: 22,
  quietUntil: 7,
  types: [
    {
      name: 'reply',
      label: 'Replies to me',
      icon: 'reply',
      channels: { inApp: true, mail: false, push: true },
    },
    {
      name: 'like',
      label: 'Likes of what I wrote',
      icon: 'like',
      channels: { inApp: true, mail: false, push: false },
    },
  ],
}
