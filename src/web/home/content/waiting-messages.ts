import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Can you answer these?', id: 'Bisa menjawab ini?', my: 'Boleh jawab soalan ini?' },
  more: { en: 'All unanswered', id: 'Semua belum terjawab', my: 'Semua belum terjawab' },
})
