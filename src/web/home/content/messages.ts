import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  categories: { en: 'Categories', id: 'Kategori', my: 'Kategori' },
  seeAll: {
    en: 'See all {count} categories',
    id: 'Lihat semua {count} kategori',
    my: 'Lihat kesemua {count} kategori',
  },
  recentArticles: { en: 'New articles', id: 'Artikel baru', my: 'Rencana baharu' },
  seeTrending: { en: 'What is trending', id: 'Yang sedang tren', my: 'Yang sohor kini' },
  newArticles: {
    en: '1 new article|{count} new articles',
    id: '{count} artikel baru',
    my: '{count} rencana baharu',
  },
  articlesFailed: {
    en: 'The articles could not be fetched.',
    id: 'Artikel gagal diambil.',
    my: 'Rencana tidak dapat diambil.',
  },
  showMore: { en: 'Show more', id: 'Tampilkan lagi', my: 'Tunjukkan lagi' },
  caughtUp: {
    en: 'You are all caught up.',
    id: 'Anda sudah membaca semuanya.',
    my: 'Anda sudah melihat semuanya.',
  },
  browse: { en: 'Browse the categories', id: 'Jelajahi kategori', my: 'Terokai kategori' },
  side: { en: 'About this site', id: 'Tentang situs ini', my: 'Tentang laman ini' },
  featuresTitle: {
    en: 'What you can do here',
    id: 'Yang bisa Anda lakukan di sini',
    my: 'Apa yang boleh anda buat di sini',
  },
  readTitle: {
    en: 'Read one article in three languages',
    id: 'Baca satu artikel dalam tiga bahasa',
    my: 'Baca satu rencana dalam tiga bahasa',
  },
  readText: {
    en: 'English, Indonesian and Malay versions stay together.',
    id: 'Versi Inggris, Indonesia, dan Melayu selalu bersama.',
    my: 'Versi Inggeris, Indonesia dan Melayu sentiasa bersama.',
  },
  writeTitle: {
    en: 'Write without losing a word',
    id: 'Menulis tanpa kehilangan kata',
    my: 'Menulis tanpa hilang sepatah kata',
  },
  writeText: {
    en: 'Drafts are kept on your device and here.',
    id: 'Draf tersimpan di perangkat Anda dan di sini.',
    my: 'Draf disimpan pada peranti anda dan di sini.',
  },
  improveTitle: {
    en: 'Improve what others wrote',
    id: 'Perbaiki tulisan orang lain',
    my: 'Baiki tulisan orang lain',
  },
  improveText: {
    en: 'Suggest an edit or a translation; every version is kept.',
    id: 'Usulkan suntingan atau terjemahan; setiap versi tersimpan.',
    my: 'Cadangkan suntingan atau terjemahan; setiap versi disimpan.',
  },
  postTitle: { en: 'Post on Page', id: 'Posting di Page', my: 'Siarkan di Page' },
  postText: {
    en: 'Photos, videos, and discussions with a poll.',
    id: 'Foto, video, dan diskusi dengan jajak pendapat.',
    my: 'Foto, video dan perbincangan dengan undian.',
  },
  continueTitle: {
    en: 'Continue where you stopped',
    id: 'Lanjutkan bacaan terakhir Anda',
    my: 'Sambung bacaan terakhir anda',
  },
  continueText: {
    en: 'Saved and half-read articles are in your library.',
    id: 'Artikel tersimpan dan separuh dibaca ada di pustaka Anda.',
    my: 'Rencana yang disimpan dan separuh dibaca ada di perpustakaan anda.',
  },
})
