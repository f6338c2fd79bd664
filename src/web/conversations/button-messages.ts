import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  message: { en: 'Message', id: 'Kirim pesan', my: 'Hantar mesej' },
  messageName: { en: 'Message {name}', id: 'Kirim pesan ke {name}', my: 'Hantar mesej kepada {name}' },
})
