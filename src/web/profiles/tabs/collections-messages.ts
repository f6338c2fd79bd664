import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  collections: { en: 'Collections', id: 'Koleksi', my: 'Koleksi' },
})
