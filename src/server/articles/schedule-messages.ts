import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  ofDraft: {
    en: 'Only a draft can be published later; this one is published now or already.',
    id: 'Hanya draf yang bisa dijadwalkan; yang ini terbit sekarang atau sudah terbit.',
    my: 'Hanya draf boleh dijadualkan; yang ini diterbitkan sekarang atau sudah diterbitkan.',
  },
})
