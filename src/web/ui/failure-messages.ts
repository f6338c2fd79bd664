import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  errorTitle: { en: 'Error', id: 'Kesalahan', my: 'Ralat' },
  failed: {
    en: 'Something went wrong. Please try again.',
    id: 'Terjadi kesalahan. Silakan coba lagi.',
    my: 'Ada sesuatu yang tidak kena. Sila cuba lagi.',
  },
})
