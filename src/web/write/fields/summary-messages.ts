import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  summary: { en: 'What did you change?', id: 'Apa yang Anda ubah?', my: 'Apakah yang anda ubah?' },
})
