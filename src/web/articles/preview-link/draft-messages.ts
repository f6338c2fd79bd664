import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Draft preview', id: 'Pratinjau draf', my: 'Pratonton draf' },
  isDraft: {
    en: 'You’re reading a draft through a private link. The author may still change it.',
    id: 'Anda membaca draf lewat tautan pribadi. Penulis masih bisa mengubahnya.',
    my: 'Anda membaca draf melalui pautan peribadi. Penulis masih boleh mengubahnya.',
  },
  failed: {
    en: 'Couldn’t load the draft.',
    id: 'Draf gagal dimuat.',
    my: 'Draf tidak dapat dimuatkan.',
  },
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
