import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  search: {
    en: 'Search articles and posts',
    id: 'Cari artikel dan postingan',
    my: 'Cari rencana dan hantaran',
  },
  hint: { en: 'Search', id: 'Cari', my: 'Cari' },
})
