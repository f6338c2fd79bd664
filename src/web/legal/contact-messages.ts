import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  noContact: {
    en: 'The operator of {siteName} hasn’t published an email address yet.',
    id: 'Pengelola {siteName} belum mencantumkan alamat email.',
    my: 'Pengendali {siteName} belum menyatakan alamat e-mel.',
  },
  /** In a sentence, where the address would be. */
  unpublished: {
    en: 'the operator’s email address (not published yet)',
    id: 'alamat email pengelola (belum dicantumkan)',
    my: 'alamat e-mel pengendali (belum dinyatakan)',
  },
})
