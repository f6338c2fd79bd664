import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  share: { en: 'Preview link…', id: 'Tautan pratinjau…', my: 'Pautan pratonton…' },
})
