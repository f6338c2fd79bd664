import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  notifications: { en: 'Notifications', id: 'Notifikasi', my: 'Pemberitahuan' },
  withUnread: {
    en: 'Notifications, {count} unread',
    id: 'Notifikasi, {count} belum dibaca',
    my: 'Pemberitahuan, {count} belum dibaca',
  },
})
