import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Trending', id: 'Sedang tren', my: 'Sohor kini' },
  titleIn: {
    en: 'Trending in {category}',
    id: 'Sedang tren di {category}',
    my: 'Sohor kini dalam {category}',
  },
  lead: {
    en: 'An article needs twice the attention to hold its place against one 36 hours newer.',
    id: 'Sebuah artikel perlu dua kali perhatian untuk bertahan di depan artikel yang 36 jam lebih baru.',
    my: 'Sesebuah rencana perlukan dua kali perhatian untuk kekal di hadapan rencana yang 36 jam lebih baharu.',
  },
  leadWeek: {
    en: 'The same count with a longer memory: seven and a half days halve it.',
    id: 'Hitungan yang sama dengan ingatan lebih panjang: nilainya separuh setelah tujuh setengah hari.',
    my: 'Kiraan yang sama dengan ingatan lebih panjang: nilainya separuh selepas tujuh hari setengah.',
  },
  leadAll: {
    en: 'What has found the most attention since the first day, whatever its age.',
    id: 'Yang paling banyak mendapat perhatian sejak hari pertama, berapa pun usianya.',
    my: 'Yang paling banyak mendapat perhatian sejak hari pertama, tanpa mengira usia.',
  },
  description: {
    en: 'What people read, like and talk about right now, in every category.',
    id: 'Yang sedang dibaca, disukai, dan dibicarakan orang di setiap kategori.',
    my: 'Apa yang dibaca, disukai dan dibualkan orang sekarang dalam setiap kategori.',
  },
  period: { en: 'Period', id: 'Rentang waktu', my: 'Tempoh' },
  now: { en: 'Now', id: 'Sekarang', my: 'Kini' },
  week: { en: 'This week', id: 'Minggu ini', my: 'Minggu ini' },
  all: { en: 'All time', id: 'Sepanjang masa', my: 'Sepanjang zaman' },
  newOnes: {
    en: '1 article rose into the list|{count} articles rose into the list',
    id: '{count} artikel naik ke daftar ini',
    my: '{count} rencana naik ke senarai ini',
  },
  end: {
    en: 'That is the whole list. You are all caught up.',
    id: 'Itu seluruh daftarnya. Anda sudah membaca semuanya.',
    my: 'Itulah seluruh senarai. Anda sudah melihat semuanya.',
  },
})
