import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Search for “{term}”', id: 'Cari “{term}”', my: 'Carian “{term}”' },
  back: { en: 'Back to home', id: 'Kembali ke beranda', my: 'Kembali ke laman utama' },
  searching: { en: 'Searching…', id: 'Mencari…', my: 'Sedang mencari…' },
  count: { en: '1 result|{count} results', id: '{count} hasil', my: '{count} keputusan' },
  best: { en: 'The {count} best results', id: '{count} hasil terbaik', my: '{count} keputusan terbaik' },
  for: { en: 'for “{term}”', id: 'untuk “{term}”', my: 'bagi “{term}”' },
  onPage: {
    en: '1 result on this page|{count} results on this page',
    id: '{count} hasil di halaman ini',
    my: '{count} keputusan pada muka surat ini',
  },
  inArticles: { en: '1 article|{count} articles', id: '{count} artikel', my: '{count} rencana' },
  inPosts: {
    en: '1 page post|{count} page posts',
    id: '{count} postingan Page',
    my: '{count} hantaran Page',
  },
  filters: { en: 'Filters', id: 'Saringan', my: 'Penapis' },
  all: { en: 'All', id: 'Semua', my: 'Kesemua' },
  pagefeed: { en: 'Pagefeed', id: 'Pagefeed', my: 'Pagefeed' },
  pagefeedMode: { en: 'Pagefeed Search Mode', id: 'Mode Pencarian Pagefeed', my: 'Mod Carian Pagefeed' },
  pagefeedModeText: {
    en: 'Only page posts are shown.',
    id: 'Hanya postingan Page yang ditampilkan.',
    my: 'Hantaran Page sahaja yang dipaparkan.',
  },
  posts: { en: 'Page posts', id: 'Postingan Page', my: 'Hantaran Page' },
  allPosts: { en: 'All {count}', id: 'Semua {count}', my: 'Kesemua {count}' },
  articlesFailed: {
    en: 'The articles could not be searched just now.',
    id: 'Pencarian artikel gagal.',
    my: 'Rencana tidak dapat dicari sebentar tadi.',
  },
  postsFailed: {
    en: 'The page posts could not be searched just now.',
    id: 'Pencarian postingan Page gagal.',
    my: 'Hantaran Page tidak dapat dicari sebentar tadi.',
  },
  articles: { en: 'Articles', id: 'Artikel', my: 'Rencana' },
  failed: {
    en: 'The search did not work just now.',
    id: 'Pencarian gagal barusan.',
    my: 'Carian tidak berjaya sebentar tadi.',
  },
  searchAll: { en: 'Search everything', id: 'Cari di semua', my: 'Cari semuanya' },
  browse: { en: 'Browse categories', id: 'Jelajahi kategori', my: 'Terokai kategori' },
  emptyTitle: { en: 'Nothing found', id: 'Tidak ada yang ditemukan', my: 'Tiada yang dijumpai' },
  emptyText: {
    en: 'Try different keywords or check the spelling.',
    id: 'Coba kata kunci lain atau periksa ejaannya.',
    my: 'Cuba kata kunci lain atau semak ejaannya.',
  },
})
