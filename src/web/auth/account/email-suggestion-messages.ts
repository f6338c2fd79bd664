import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  didYouMean: {
    en: 'Did you mean {domain}?',
    id: 'Mungkin maksud Anda {domain}?',
    my: 'Adakah anda maksudkan {domain}?',
  },
})
