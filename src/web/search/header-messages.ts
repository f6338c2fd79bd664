import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  search: {
    en: 'Search articles and posts',
    id: 'Cari artikel dan postingan',
    my: 'Cari artikel dan hantaran',
  },
  hint: { en: 'Search', id: 'Cari', my: 'Cari' },
})
