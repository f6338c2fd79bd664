import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  tooMany: {
    en: 'You have {most} drafts. Please delete one that you no longer need.',
    id: 'Anda punya {most} draf. Mohon hapus salah satu yang tidak diperlukan lagi.',
    my: 'Anda mempunyai {most} draf. Sila padam salah satu yang tidak diperlukan lagi.',
  },
})
