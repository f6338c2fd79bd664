import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  readingTime: { en: '{count} min read', id: '{count} menit baca', my: 'Bacaan {count} minit' },
})
