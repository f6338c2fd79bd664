import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  questions: { en: 'Go to questions', id: 'Ke pertanyaan', my: 'Ke soalan' },
})
