import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'For you', id: 'Untuk Anda', my: 'Untuk anda' },
  change: { en: 'Change what you follow', id: 'Ubah yang Anda ikuti', my: 'Ubah ikutan anda' },
  choose: {
    en: 'What would you like to read about? Choose categories, and new articles of theirs are shown here first.',
    id: 'Ingin membaca tentang apa? Pilih kategori, lalu artikel barunya ditampilkan di sini lebih dulu.',
    my: 'Anda mahu membaca tentang apa? Pilih kategori, dan artikel baharunya dipaparkan di sini dahulu.',
  },
  categories: { en: 'Categories', id: 'Kategori', my: 'Kategori' },
  show: { en: 'Show articles', id: 'Tampilkan artikel', my: 'Paparkan artikel' },
  nothing: {
    en: 'No articles yet from what you follow. Follow more categories to fill this place.',
    id: 'Belum ada artikel dari yang Anda ikuti. Ikuti kategori lain untuk mengisi tempat ini.',
    my: 'Belum ada artikel daripada ikutan anda. Ikuti kategori lain untuk mengisi tempat ini.',
  },
  more: { en: 'Show more', id: 'Tampilkan lagi', my: 'Paparkan lagi' },
  failed: {
    en: 'Couldn’t load your articles.',
    id: 'Artikel Anda gagal dimuat.',
    my: 'Artikel anda tidak dapat dimuatkan.',
  },
})
