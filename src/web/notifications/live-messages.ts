import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  newsTitle: { en: 'New notification', id: 'Notifikasi baru', my: 'Pemberitahuan baharu' },
  open: { en: 'Open', id: 'Buka', my: 'Buka' },
})
