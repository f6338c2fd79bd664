import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  tooShort: {
    en: 'Search term must be at least 2 characters',
    id: 'Kata pencarian minimal 2 karakter',
    my: 'Kata carian minimum 2 aksara',
  },
})
