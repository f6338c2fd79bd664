import { defineMessages } from '../../contract/messages.ts'

export const feedMessages = defineMessages({
  title: { en: 'Questions', id: 'Pertanyaan', my: 'Soalan' },
  description: {
    en: 'The newest questions',
    id: 'Pertanyaan terbaru',
    my: 'Soalan terkini',
  },
})
