import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Guilds with open doors', id: 'Guild yang terbuka', my: 'Guild yang terbuka' },
  more: { en: 'All guilds', id: 'Semua guild', my: 'Semua guild' },
})
