import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  heading: { en: 'The community right now', id: 'Komunitas saat ini', my: 'Komuniti ketika ini' },
  articles: { en: 'Articles', id: 'Artikel', my: 'Artikel' },
  contributors: { en: 'Contributors', id: 'Kontributor', my: 'Penyumbang' },
  recentEdits: { en: 'Recent edits', id: 'Suntingan terbaru', my: 'Suntingan terkini' },
  online: { en: 'Online visitors', id: 'Pengunjung online', my: 'Pelawat dalam talian' },
  categories: { en: 'Categories', id: 'Kategori', my: 'Kategori' },
  visitors: { en: 'Visitors', id: 'Pengunjung', my: 'Pelawat' },
  byDay: {
    en: 'Visitors, last {count} days',
    id: 'Pengunjung, {count} hari terakhir',
    my: 'Pelawat, {count} hari lepas',
  },
})
