import { defineMessages } from '../../platform/messages.ts'

/** First messages that are not with the server yet. */
export const messages = defineMessages({
  begun: { en: 'Not sent yet', id: 'Belum terkirim', my: 'Belum dihantar' },
  unsent: { en: 'Not sent yet: {text}', id: 'Belum terkirim: {text}', my: 'Belum dihantar: {text}' },
  refused: { en: 'Couldn’t send: {text}', id: 'Gagal dikirim: {text}', my: 'Tidak dapat dihantar: {text}' },
})
