import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  errorTitle: { en: 'Error', id: 'Kesalahan', my: 'Ralat' },
  failed: {
    en: 'That did not work. Please try again.',
    id: 'Itu tidak berhasil. Silakan coba lagi.',
    my: 'Perkara itu tidak berjaya. Sila cuba lagi.',
  },
})
