import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  oneself: {
    en: 'You can’t block yourself.',
    id: 'Anda tidak bisa memblokir diri sendiri.',
    my: 'Anda tidak boleh menyekat diri sendiri.',
  },
})
