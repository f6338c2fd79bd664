import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  messages: { en: 'Messages', id: 'Pesan', my: 'Mesej' },
  withUnread: {
    en: 'Messages, {count} unread',
    id: 'Pesan, {count} belum dibaca',
    my: 'Mesej, {count} belum dibaca',
  },
})
