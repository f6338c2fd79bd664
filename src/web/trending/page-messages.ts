import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Trending', id: 'Sedang tren', my: 'Sohor kini' },
  titleIn: {
    en: 'Trending in {category}',
    id: 'Sedang tren di {category}',
    my: 'Sohor kini dalam {category}',
  },
  titlePosts: { en: 'Trending posts', id: 'Postingan yang sedang tren', my: 'Hantaran sohor kini' },
  titleQuestions: {
    en: 'Trending questions',
    id: 'Pertanyaan yang sedang tren',
    my: 'Soalan sohor kini',
  },
  types: { en: 'What is shown', id: 'Yang ditampilkan', my: 'Apa yang dipaparkan' },
  articles: { en: 'Articles', id: 'Artikel', my: 'Rencana' },
  posts: { en: 'Posts', id: 'Postingan', my: 'Hantaran' },
  questions: { en: 'Questions', id: 'Pertanyaan', my: 'Soalan' },
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
  leadPosts: {
    en: 'A post needs twice the attention to hold its place against one 8 hours newer.',
    id: 'Sebuah postingan perlu dua kali perhatian untuk bertahan di depan postingan yang 8 jam lebih baru.',
    my: 'Sesebuah hantaran perlukan dua kali perhatian untuk kekal di hadapan hantaran yang 8 jam lebih baharu.',
  },
  leadPostsWeek: {
    en: 'The same count with a longer memory: forty hours halve it.',
    id: 'Hitungan yang sama dengan ingatan lebih panjang: nilainya separuh setelah empat puluh jam.',
    my: 'Kiraan yang sama dengan ingatan lebih panjang: nilainya separuh selepas empat puluh jam.',
  },
  leadQuestions: {
    en: 'A question needs twice the attention to hold its place against one 24 hours newer.',
    id: 'Sebuah pertanyaan perlu dua kali perhatian untuk bertahan di depan pertanyaan yang 24 jam lebih baru.',
    my: 'Sesuatu soalan perlukan dua kali perhatian untuk kekal di hadapan soalan yang 24 jam lebih baharu.',
  },
  leadQuestionsWeek: {
    en: 'The same count with a longer memory: five days halve it.',
    id: 'Hitungan yang sama dengan ingatan lebih panjang: nilainya separuh setelah lima hari.',
    my: 'Kiraan yang sama dengan ingatan lebih panjang: nilainya separuh selepas lima hari.',
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
  descriptionPosts: {
    en: 'The photos, videos and discussions of Page that people like and talk about right now.',
    id: 'Foto, video, dan diskusi di Page yang sedang disukai dan dibicarakan orang.',
    my: 'Foto, video dan perbincangan di Page yang disukai dan dibualkan orang sekarang.',
  },
  descriptionQuestions: {
    en: 'The questions that people vote on, answer and talk about right now.',
    id: 'Pertanyaan yang sedang diberi suara, dijawab, dan dibicarakan orang.',
    my: 'Soalan yang diundi, dijawab dan dibualkan orang sekarang.',
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
  newPosts: {
    en: '1 post rose into the list|{count} posts rose into the list',
    id: '{count} postingan naik ke daftar ini',
    my: '{count} hantaran naik ke senarai ini',
  },
  noPostsTitle: {
    en: 'No post is trending yet',
    id: 'Belum ada postingan yang tren',
    my: 'Belum ada hantaran yang sohor',
  },
  noPostsText: {
    en: 'What people like and talk about on Page shows up here. It may be your photo or question of today.',
    id: 'Yang disukai dan dibicarakan orang di Page muncul di sini. Mungkin foto atau pertanyaan Anda hari ini.',
    my: 'Apa yang disukai dan dibualkan orang di Page muncul di sini. Mungkin foto atau soalan anda hari ini.',
  },
  postsFailed: {
    en: 'The posts could not be fetched just now.',
    id: 'Postingan gagal diambil barusan.',
    my: 'Hantaran tidak dapat diambil sebentar tadi.',
  },
  writePost: { en: 'Write a post', id: 'Tulis postingan', my: 'Tulis hantaran' },
  tryAgain: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  end: {
    en: 'That is the whole list. You are all caught up.',
    id: 'Itu seluruh daftarnya. Anda sudah membaca semuanya.',
    my: 'Itulah seluruh senarai. Anda sudah melihat semuanya.',
  },
})
