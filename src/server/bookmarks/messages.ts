import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  manyFolders: {
    en: 'You have {count} folders already. Please use one of them, or rename two to the same name.',
    id: 'Anda sudah memiliki {count} folder. Silakan pakai salah satunya, atau samakan nama dua folder.',
    my: 'Anda sudah mempunyai {count} folder. Sila gunakan salah satu, atau samakan nama dua folder.',
  },
})
