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
})
