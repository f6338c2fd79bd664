import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  categories: { en: 'Categories', id: 'Kategori', my: 'Kategori' },
  seeAll: {
    en: 'See all {count} categories',
    id: 'Lihat semua {count} kategori',
    my: 'Lihat semua {count} kategori',
  },
  recentArticles: { en: 'New articles', id: 'Artikel baru', my: 'Artikel baharu' },
  seeTrending: { en: 'What’s trending', id: 'Sedang tren', my: 'Sohor kini' },
  newArticles: {
    en: '1 new article|{count} new articles',
    id: '{count} artikel baru',
    my: '{count} artikel baharu',
  },
  articlesFailed: {
    en: 'Couldn’t load articles.',
    id: 'Artikel gagal dimuat.',
    my: 'Artikel tidak dapat dimuatkan.',
  },
  showMore: { en: 'Show more', id: 'Tampilkan lagi', my: 'Paparkan lagi' },
  caughtUp: {
    en: 'You’re all caught up.',
    id: 'Anda sudah melihat semuanya.',
    my: 'Anda sudah melihat semuanya.',
  },
  browse: { en: 'Browse categories', id: 'Jelajahi kategori', my: 'Terokai kategori' },
  side: { en: 'About this site', id: 'Tentang situs ini', my: 'Tentang laman ini' },
  featuresTitle: {
    en: 'What you can do here',
    id: 'Apa yang bisa Anda lakukan di sini',
    my: 'Apa yang boleh anda buat di sini',
  },
  readTitle: {
    en: 'Read one article in three languages',
    id: 'Baca satu artikel dalam tiga bahasa',
    my: 'Baca satu artikel dalam tiga bahasa',
  },
  readText: {
    en: 'English, Indonesian and Malay versions stay together.',
    id: 'Versi Inggris, Indonesia, dan Melayu selalu berdampingan.',
    my: 'Versi Inggeris, Indonesia dan Melayu sentiasa berdampingan.',
  },
  writeTitle: {
    en: 'Write without losing a word',
    id: 'Tulis tanpa takut hilang',
    my: 'Tulis tanpa hilang sepatah kata pun',
  },
  writeText: {
    en: 'Drafts are saved on your device and in your account.',
    id: 'Draf tersimpan di perangkat dan akun Anda.',
    my: 'Draf disimpan pada peranti dan dalam akaun anda.',
  },
  improveTitle: {
    en: 'Improve what others wrote',
    id: 'Perbaiki tulisan orang lain',
    my: 'Tambah baik tulisan orang lain',
  },
  improveText: {
    en: 'Suggest an edit or a translation; every version is saved.',
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
    en: 'Pick up where you left off',
    id: 'Lanjutkan bacaan terakhir Anda',
    my: 'Sambung bacaan terakhir anda',
  },
  continueText: {
    en: 'Saved and half-read articles are in your library.',
    id: 'Artikel tersimpan dan separuh dibaca ada di pustaka Anda.',
    my: 'Artikel yang disimpan dan separuh dibaca ada dalam perpustakaan anda.',
  },
})
