import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  postedIn: { en: 'Posted in', id: 'Diposting di', my: 'Disiarkan di' },
})
