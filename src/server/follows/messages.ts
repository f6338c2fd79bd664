import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  oneself: {
    en: 'You can’t follow yourself.',
    id: 'Anda tidak dapat mengikuti diri sendiri.',
    my: 'Anda tidak boleh mengikut diri sendiri.',
  },
})
