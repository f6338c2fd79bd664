import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  article: { en: '{count} article', id: '{count} artikel', my: '{count} artikel' },
  articles: { en: '{count} articles', id: '{count} artikel', my: '{count} artikel' },
})
