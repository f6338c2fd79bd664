import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  mentionLabel: {
    en: 'Mentions of me',
    id: 'Sebutan tentang saya',
    my: 'Sebutan tentang saya',
  },
  mentionWords: {
    en: '{actors} mentioned you in {title}',
    id: '{actors} menyebut Anda di {title}',
    my: '{actors} menyebut anda dalam {title}',
  },
})
