import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  ofDraft: {
    en: 'Only drafts can be scheduled. This one is already published.',
    id: 'Hanya draf yang bisa dijadwalkan. Artikel ini sudah terbit.',
    my: 'Hanya draf boleh dijadualkan. Artikel ini sudah diterbitkan.',
  },
})
