import { defineMessages } from '../../../contract/messages.ts'

export const messages = defineMessages({
  onlyDrafts: {
    en: 'Only a draft can have a preview link. This article has been published or deleted.',
    id: 'Hanya draf yang bisa punya tautan pratinjau. Artikel ini sudah terbit atau dihapus.',
    my: 'Hanya draf boleh mempunyai pautan pratonton. Artikel ini telah diterbitkan atau dipadam.',
  },
})
