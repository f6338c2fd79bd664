import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Search for “{term}”', id: 'Cari “{term}”', my: 'Carian “{term}”' },
  back: { en: 'Back to home', id: 'Kembali ke beranda', my: 'Kembali ke laman utama' },
  searching: { en: 'Searching…', id: 'Mencari…', my: 'Sedang mencari…' },
  count: { en: '1 result|{count} results', id: '{count} hasil', my: '{count} keputusan' },
  best: { en: 'The {count} best results', id: '{count} hasil terbaik', my: '{count} keputusan terbaik' },
  for: { en: 'for “{term}”', id: 'untuk “{term}”', my: 'bagi “{term}”' },
  articles: { en: 'Articles', id: 'Artikel', my: 'Rencana' },
  tooShort: {
    en: 'Search term must be at least 2 characters',
    id: 'Kata pencarian minimal 2 karakter',
    my: 'Kata carian mestilah sekurang-kurangnya 2 aksara',
  },
  failed: {
    en: 'The search did not work just now.',
    id: 'Pencarian gagal barusan.',
    my: 'Carian tidak berjaya sebentar tadi.',
  },
  emptyTitle: { en: 'Nothing found', id: 'Tidak ada yang ditemukan', my: 'Tiada yang dijumpai' },
  emptyText: {
    en: 'Try different keywords or check the spelling.',
    id: 'Coba kata kunci lain atau periksa ejaannya.',
    my: 'Cuba kata kunci lain atau semak ejaannya.',
  },
})
