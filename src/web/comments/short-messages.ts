import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  add: { en: 'Add a comment', id: 'Tambah komentar', my: 'Tambah komen' },
  showAll: {
    en: 'Show all {count} comments',
    id: 'Tampilkan semua {count} komentar',
    my: 'Paparkan semua {count} komen',
  },
  loadMore: { en: 'Load more comments', id: 'Muat komentar lagi', my: 'Muatkan lagi komen' },
  loading: { en: 'Loading comments', id: 'Memuat komentar', my: 'Memuatkan komen' },
  failed: {
    en: 'Couldn’t load comments.',
    id: 'Komentar gagal dimuat.',
    my: 'Komen tidak dapat dimuatkan.',
  },
})
