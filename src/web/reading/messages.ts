import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  hidden: {
    en: '1 hidden in another language|{count} hidden in other languages',
    id: '{count} dalam bahasa lain disembunyikan',
    my: '{count} dalam bahasa lain disembunyikan',
  },
  shown: {
    en: '1 shown in another language|{count} shown in other languages',
    id: '{count} dalam bahasa lain ditampilkan',
    my: '{count} dalam bahasa lain dipaparkan',
  },
  show: { en: 'Show', id: 'Tampilkan', my: 'Paparkan' },
  hide: { en: 'Hide', id: 'Sembunyikan', my: 'Sembunyikan' },
  emptyTitle: {
    en: 'Nothing here in your languages',
    id: 'Belum ada yang sesuai bahasa Anda',
    my: 'Belum ada dalam bahasa anda',
  },
  emptyText: {
    en: 'Lists show only your reading languages. You can change that in the settings.',
    id: 'Daftar hanya menampilkan bahasa yang Anda baca. Ini bisa diubah di pengaturan.',
    my: 'Senarai memaparkan bahasa bacaan anda sahaja. Ia boleh diubah dalam tetapan.',
  },
  settings: { en: 'Open settings', id: 'Buka pengaturan', my: 'Buka tetapan' },
})
