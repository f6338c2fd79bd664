import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Draft preview', id: 'Pratinjau draf', my: 'Pratonton draf' },
  ended: {
    en: 'This link no longer works',
    id: 'Tautan ini tidak berlaku lagi',
    my: 'Pautan ini tidak berfungsi lagi',
  },
  endedText: {
    en: 'The author turned it off, or the draft has been published or deleted.',
    id: 'Penulis menonaktifkannya, atau drafnya sudah terbit atau dihapus.',
    my: 'Penulis mematikannya, atau draf itu telah diterbitkan atau dipadam.',
  },
})
