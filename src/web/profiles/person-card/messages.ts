import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  loading: { en: 'Loading the profile', id: 'Memuat profil', my: 'Memuatkan profil' },
  /** After a number. */
  articles: { en: 'article|articles', id: 'artikel', my: 'artikel' },
  followers: { en: 'follower|followers', id: 'pengikut', my: 'pengikut' },
})
