import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  oneself: {
    en: 'You can’t write to yourself.',
    id: 'Anda tidak dapat menulis kepada diri sendiri.',
    my: 'Anda tidak boleh menulis kepada diri sendiri.',
  },
})
