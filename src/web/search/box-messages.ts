import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  search: { en: 'Search this site', id: 'Cari di situs ini', my: 'Cari di laman ini' },
  searchHint: {
    en: 'Articles, questions, people…',
    id: 'Artikel, pertanyaan, orang…',
    my: 'Artikel, soalan, orang…',
  },
  termTooShort: {
    en: 'Search term must be at least 2 characters',
    id: 'Kata pencarian minimal 2 karakter',
    my: 'Kata carian minimum 2 aksara',
  },
})
