import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  search: {
    en: 'Search articles and posts',
    id: 'Cari artikel dan postingan',
    my: 'Cari artikel dan hantaran',
  },
  searchHint: { en: 'Articles and posts', id: 'Artikel dan postingan', my: 'Artikel dan hantaran' },
  termTooShort: {
    en: 'Search term must be at least 2 characters',
    id: 'Kata pencarian minimal 2 karakter',
    my: 'Kata carian mestilah sekurang-kurangnya 2 aksara',
  },
})
