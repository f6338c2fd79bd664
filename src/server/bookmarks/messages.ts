import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  manyFolders: {
    en: 'You’ve reached the limit of {count} folders. Please use one of them, or give two the same name.',
    id: 'Anda sudah mencapai batas {count} folder. Silakan pakai salah satunya, atau samakan nama dua folder.',
    my: 'Anda sudah mencapai had {count} folder. Sila gunakan salah satu, atau samakan nama dua folder.',
  },
})
