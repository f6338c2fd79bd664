import type * as notifications from '../../contract/notifications.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

/** What came since the last visit is told by the feature that knows of visits. */
type Facts = Omit<EndpointFactsOf<typeof notifications>, 'getSinceLastVisit'>

export const endpoints: Facts = {
  listNotifications: {
    summary: {
      en: 'Lists your notifications, newest first.',
      id: 'Menampilkan notifikasi Anda, dari yang terbaru.',
      my: 'Menyenaraikan pemberitahuan anda, yang terbaharu dahulu.',
    },
  },
  readNotifications: {
    summary: {
      en: 'Marks some of your notifications as read, or all of them.',
      id: 'Menandai beberapa atau semua notifikasi Anda sudah dibaca.',
      my: 'Menandakan beberapa atau semua pemberitahuan anda sudah dibaca.',
    },
  },
  getNotificationSettings: {
    summary: {
      en: 'Shows how you want to be notified.',
      id: 'Menampilkan pengaturan notifikasi Anda.',
      my: 'Memaparkan tetapan pemberitahuan anda.',
    },
  },
  saveNotificationSettings: {
    summary: {
      en: 'Changes how you want to be notified.',
      id: 'Mengubah pengaturan notifikasi Anda.',
      my: 'Mengubah tetapan pemberitahuan anda.',
    },
  },
  getThread: {
    summary: {
      en: 'Shows whether you follow or have muted the comments on something.',
      id: 'Menampilkan apakah Anda mengikuti atau membisukan komentar tentang sesuatu.',
      my: 'Memaparkan sama ada anda mengikuti atau membisukan komen tentang sesuatu.',
    },
    refusals: ['consent_required'],
  },
  chooseThread: {
    summary: {
      en: 'Follows or mutes the comments on something.',
      id: 'Mengikuti atau membisukan komentar tentang sesuatu.',
      my: 'Mengikuti atau membisukan komen tentang sesuatu.',
    },
    refusals: ['consent_required'],
  },
}
