import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  tag: { en: 'Tag', id: 'Tag', my: 'Tag' },
  tagHint: {
    en: 'Type a tag and press Enter.',
    id: 'Ketik tag, lalu tekan Enter.',
    my: 'Taip tag, kemudian tekan Enter.',
  },
})
