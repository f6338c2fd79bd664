import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  recentUpdates: { en: 'Recent updates', id: 'Pembaruan terbaru', my: 'Kemas kini terkini' },
  trending: { en: 'Trending', id: 'Sedang tren', my: 'Sohor kini' },
  trendingIn: {
    en: 'Trending in {category}',
    id: 'Sedang tren di {category}',
    my: 'Sohor kini dalam {category}',
  },
  chooseScope: { en: 'Show what’s trending in', id: 'Tampilkan tren di', my: 'Paparkan sohor kini dalam' },
  allTrending: { en: 'All Trending', id: 'Semua tren', my: 'Semua sohor kini' },
  newUpdates: {
    en: '1 new update|{count} new updates',
    id: '{count} pembaruan baru',
    my: '{count} kemas kini baharu',
  },
  published: { en: 'Published by', id: 'Diterbitkan oleh', my: 'Diterbitkan oleh' },
  edited: { en: 'Edited by', id: 'Disunting oleh', my: 'Disunting oleh' },
  translated: { en: 'Translated by', id: 'Diterjemahkan oleh', my: 'Diterjemah oleh' },
  solved: { en: 'Solved, asked by', id: 'Terjawab, ditanyakan oleh', my: 'Terjawab, ditanya oleh' },
  emptyTitle: {
    en: 'Nothing is trending here yet',
    id: 'Belum ada yang tren di sini',
    my: 'Belum ada yang sohor di sini',
  },
  emptyText: {
    en: 'What people read and talk about shows up here. It could be what you write today.',
    id: 'Yang dibaca dan dibicarakan orang muncul di sini. Mungkin tulisan Anda hari ini.',
    my: 'Apa yang dibaca dan dibincangkan orang muncul di sini. Mungkin tulisan anda hari ini.',
  },
  failedText: {
    en: 'Couldn’t load this list. The rest of the page still works.',
    id: 'Daftar ini gagal dimuat. Bagian lain halaman ini tetap berfungsi.',
    my: 'Senarai ini tidak dapat dimuatkan. Bahagian lain halaman ini masih berfungsi.',
  },
  write: { en: 'Write an article', id: 'Tulis artikel', my: 'Tulis artikel' },
  tryAgain: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
})
