import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Waiting for an answer', id: 'Menunggu jawaban', my: 'Menunggu jawapan' },
  more: { en: 'All unanswered', id: 'Belum terjawab', my: 'Belum terjawab' },
})
