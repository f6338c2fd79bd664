import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  loadMore: { en: 'Load more', id: 'Muat lagi', my: 'Muatkan lagi' },
  moreFailed: {
    en: 'Couldn’t load more.',
    id: 'Selebihnya gagal dimuat.',
    my: 'Selebihnya tidak dapat dimuatkan.',
  },
  outdated: {
    en: 'Couldn’t refresh. You’re seeing an earlier version of this list.',
    id: 'Gagal memperbarui. Ini daftar sebelum diperbarui.',
    my: 'Tidak dapat dikemas kini. Ini senarai yang terdahulu.',
  },
  end: {
    en: 'You’re all caught up.',
    id: 'Anda sudah melihat semuanya.',
    my: 'Anda sudah melihat semuanya.',
  },
  pages: { en: 'Pages', id: 'Halaman', my: 'Halaman' },
  page: { en: 'Page {page}', id: 'Halaman {page}', my: 'Halaman {page}' },
  previous: { en: 'Previous', id: 'Sebelumnya', my: 'Sebelumnya' },
  next: { en: 'Next', id: 'Berikutnya', my: 'Seterusnya' },
  first: { en: 'First page', id: 'Halaman pertama', my: 'Halaman pertama' },
})
