import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  numbers: { en: 'In numbers', id: 'Dalam angka', my: 'Dalam angka' },
  plus: {
    en: '+{count} in {days} days',
    id: '+{count} dalam {days} hari',
    my: '+{count} dalam tempoh {days} hari',
  },
  best: {
    en: 'Most on {day}: {count}.',
    id: 'Terbanyak pada {day}: {count}.',
    my: 'Paling banyak pada {day}: {count}.',
  },
  eachLanguage: {
    en: 'Articles and translations',
    id: 'Artikel dan terjemahan',
    my: 'Artikel dan terjemahan',
  },
  'site-articles': {
    en: '1 article, not counting translations|{count} articles, not counting translations',
    id: '{count} artikel, tidak termasuk terjemahan',
    my: '{count} artikel, tidak termasuk terjemahan',
  },
  'site-contributors': {
    en: '1 contributor|{count} contributors',
    id: '{count} kontributor',
    my: '{count} penyumbang',
  },
  'site-recentEdits': {
    en: '1 recent edit|{count} recent edits',
    id: '{count} suntingan terbaru',
    my: '{count} suntingan terkini',
  },
  'site-visitors': { en: '1 visitor|{count} visitors', id: '{count} pengunjung', my: '{count} pelawat' },
  'site-online': { en: '{count} online', id: '{count} online', my: '{count} dalam talian' },
  charts: { en: 'Charts', id: 'Grafik', my: 'Carta' },
  byCategory: { en: 'Articles by category', id: 'Artikel per kategori', my: 'Artikel mengikut kategori' },
  byLanguage: { en: 'Articles by language', id: 'Artikel per bahasa', my: 'Artikel mengikut bahasa' },
  byMonth: { en: 'New each month', id: 'Entri baru per bulan', my: 'Entri baharu setiap bulan' },
  category: { en: 'Category', id: 'Kategori', my: 'Kategori' },
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
  month: { en: 'Month', id: 'Bulan', my: 'Bulan' },
  articles: { en: 'Articles', id: 'Artikel', my: 'Artikel' },
  new: { en: 'New', id: 'Baru', my: 'Baharu' },
  failed: {
    en: 'Couldn’t load the numbers.',
    id: 'Angka gagal dimuat.',
    my: 'Angka tidak dapat dimuatkan.',
  },
})
