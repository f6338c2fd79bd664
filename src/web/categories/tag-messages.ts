import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  lead: {
    en: 'Articles with this tag, from all categories.',
    id: 'Artikel dengan tag ini, dari semua kategori.',
    my: 'Artikel dengan tag ini, daripada semua kategori.',
  },
  description: {
    en: 'Articles with the tag #{tag}, from all categories.',
    id: 'Artikel dengan tag #{tag}, dari semua kategori.',
    my: 'Artikel dengan tag #{tag}, daripada semua kategori.',
  },
  also: { en: 'Also:', id: 'Lihat juga:', my: 'Lihat juga:' },
  feed: { en: 'Feed', id: 'Feed', my: 'Suapan' },
  article: { en: '{count} article', id: '{count} artikel', my: '{count} artikel' },
  articles: { en: '{count} articles', id: '{count} artikel', my: '{count} artikel' },
  atLeast: {
    en: 'More than {count} articles',
    id: 'Lebih dari {count} artikel',
    my: 'Lebih daripada {count} artikel',
  },
})
