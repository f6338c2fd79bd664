import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  article: { en: '{count} article', id: '{count} artikel', my: '{count} rencana' },
  articles: { en: '{count} articles', id: '{count} artikel', my: '{count} rencana' },
})
