import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  tooMany: {
    en: 'You’ve reached the limit of {most} API tokens. Please revoke one you no longer need.',
    id: 'Anda sudah mencapai batas {most} token API. Cabut salah satu yang tidak diperlukan lagi.',
    my: 'Anda sudah mencapai had {most} token API. Sila batalkan salah satu yang tidak diperlukan lagi.',
  },
})
