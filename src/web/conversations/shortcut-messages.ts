import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  messages: { en: 'Go to messages', id: 'Ke pesan', my: 'Ke mesej' },
})
