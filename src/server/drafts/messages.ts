import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  tooMany: {
    en: 'You’ve reached the limit of {most} drafts. Please delete one you no longer need.',
    id: 'Anda sudah mencapai batas {most} draf. Hapus salah satu yang tidak diperlukan lagi.',
    my: 'Anda sudah mencapai had {most} draf. Sila padam salah satu yang tidak diperlukan lagi.',
  },
})
