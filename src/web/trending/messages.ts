import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  recentUpdates: { en: 'Recent updates', id: 'Pembaruan terbaru', my: 'Kemas kini terkini' },
  trending: { en: 'Trending', id: 'Sedang tren', my: 'Sohor kini' },
  trendingIn: {
    en: 'Trending in {category}',
    id: 'Sedang tren di {category}',
    my: 'Sohor kini dalam {category}',
  },
  chooseScope: { en: 'Show what is trending in', id: 'Tampilkan tren di', my: 'Tunjukkan sohor kini dalam' },
  allTrending: { en: 'All Trending', id: 'Semua tren', my: 'Semua sohor kini' },
  newUpdates: {
    en: '1 new update|{count} new updates',
    id: '{count} pembaruan baru',
    my: '{count} kemas kini baharu',
  },
  published: { en: 'Published by', id: 'Diterbitkan oleh', my: 'Terbitan' },
  edited: { en: 'Edited by', id: 'Disunting oleh', my: 'Suntingan' },
  translated: { en: 'Translated by', id: 'Diterjemahkan oleh', my: 'Terjemahan' },
  solved: { en: 'Solved, asked by', id: 'Terjawab, ditanyakan oleh', my: 'Terjawab, ditanya oleh' },
  emptyTitle: {
    en: 'Nothing is trending here yet',
    id: 'Belum ada yang tren di sini',
    my: 'Belum ada yang sohor di sini',
  },
  emptyText: {
    en: 'What people read and talk about shows up here. It may be something you write today.',
    id: 'Yang dibaca dan dibicarakan orang muncul di sini. Mungkin tulisan Anda hari ini.',
    my: 'Apa yang dibaca dan dibualkan orang muncul di sini. Mungkin tulisan anda hari ini.',
  },
  failedText: {
    en: 'The list could not be fetched just now. Everything else on this page still works.',
    id: 'Daftarnya gagal diambil barusan. Bagian lain halaman ini tetap berjalan.',
    my: 'Senarai ini tidak dapat diambil sebentar tadi. Bahagian lain halaman ini masih berfungsi.',
  },
  write: { en: 'Write an article', id: 'Tulis artikel', my: 'Tulis rencana' },
  tryAgain: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
})
