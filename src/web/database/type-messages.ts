import { defineMessages } from '../platform/messages.ts'

/** One of each, and all of them. */
export const messages = defineMessages({
  article: { en: 'Article', id: 'Artikel', my: 'Artikel' },
  question: { en: 'Question', id: 'Pertanyaan', my: 'Soalan' },
  'page-post': { en: 'Page post', id: 'Postingan Page', my: 'Hantaran Page' },
  guild: { en: 'Guild', id: 'Guild', my: 'Guild' },
  person: { en: 'Person', id: 'Orang', my: 'Orang' },
  collection: { en: 'Collection', id: 'Koleksi', my: 'Koleksi' },
  articles: { en: 'Articles', id: 'Artikel', my: 'Artikel' },
  questions: { en: 'Questions', id: 'Pertanyaan', my: 'Soalan' },
  'page-posts': { en: 'Page posts', id: 'Postingan Page', my: 'Hantaran Page' },
  guilds: { en: 'Guilds', id: 'Guild', my: 'Guild' },
  persons: { en: 'People', id: 'Orang', my: 'Orang' },
  collections: { en: 'Collections', id: 'Koleksi', my: 'Koleksi' },
})
