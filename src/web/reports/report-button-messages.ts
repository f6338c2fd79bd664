import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  report: { en: 'Report', id: 'Laporkan', my: 'Laporkan' },
})
