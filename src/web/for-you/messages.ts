import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'For you', id: 'Untuk Anda', my: 'Untuk anda' },
  change: { en: 'Change topics', id: 'Ubah topik', my: 'Ubah topik' },
  choose: {
    en: 'What would you like to read about? Choose categories, and we’ll show their new articles here first.',
    id: 'Ingin membaca tentang apa? Pilih kategori, lalu artikel barunya kami tampilkan di sini lebih dulu.',
    my: 'Anda mahu membaca tentang apa? Pilih kategori, dan kami akan memaparkan artikel baharunya di sini dahulu.',
  },
  categories: { en: 'Categories', id: 'Kategori', my: 'Kategori' },
  show: { en: 'Show articles', id: 'Tampilkan artikel', my: 'Paparkan artikel' },
  nothing: {
    en: 'No articles yet from what you follow. Follow more categories to see some here.',
    id: 'Belum ada artikel dari yang Anda ikuti. Ikuti kategori lain untuk melihat artikel di sini.',
    my: 'Belum ada artikel daripada yang anda ikuti. Ikuti kategori lain untuk melihat artikel di sini.',
  },
  more: { en: 'Show more', id: 'Tampilkan lagi', my: 'Paparkan lagi' },
  failed: {
    en: 'Couldn’t load your articles.',
    id: 'Artikel Anda gagal dimuat.',
    my: 'Artikel anda tidak dapat dimuatkan.',
  },
})
