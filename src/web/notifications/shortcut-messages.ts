import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  notifications: { en: 'Go to notifications', id: 'Ke notifikasi', my: 'Ke pemberitahuan' },
})
