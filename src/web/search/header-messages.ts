import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  search: { en: 'Search this site', id: 'Cari di situs ini', my: 'Cari di laman ini' },
  hint: { en: 'Search', id: 'Cari', my: 'Cari' },
})
