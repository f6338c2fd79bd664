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
  types: { en: 'What’s shown', id: 'Yang ditampilkan', my: 'Apa yang dipaparkan' },
  articles: { en: 'Articles', id: 'Artikel', my: 'Artikel' },
  posts: { en: 'Posts', id: 'Postingan', my: 'Hantaran' },
  questions: { en: 'Questions', id: 'Pertanyaan', my: 'Soalan' },
  lead: {
    en: 'Ranked by what people read, like and discuss. The score halves every 36 hours, so new articles can rise.',
    id: 'Diurutkan menurut apa yang dibaca, disukai, dan dibicarakan. Nilainya turun separuh setiap 36 jam, jadi artikel baru bisa naik.',
    my: 'Disusun mengikut apa yang dibaca, disukai dan dibincangkan. Nilainya turun separuh setiap 36 jam, jadi artikel baharu boleh naik.',
  },
  leadWeek: {
    en: 'Ranked by what people read, like and discuss. The score halves every seven and a half days.',
    id: 'Diurutkan menurut apa yang dibaca, disukai, dan dibicarakan. Nilainya turun separuh setiap tujuh setengah hari.',
    my: 'Disusun mengikut apa yang dibaca, disukai dan dibincangkan. Nilainya turun separuh setiap tujuh hari setengah.',
  },
  leadPosts: {
    en: 'Ranked by what people like and discuss. The score halves every 8 hours, so new posts can rise.',
    id: 'Diurutkan menurut apa yang disukai dan dibicarakan. Nilainya turun separuh setiap 8 jam, jadi postingan baru bisa naik.',
    my: 'Disusun mengikut apa yang disukai dan dibincangkan. Nilainya turun separuh setiap 8 jam, jadi hantaran baharu boleh naik.',
  },
  leadPostsWeek: {
    en: 'Ranked by what people like and discuss. The score halves every 40 hours.',
    id: 'Diurutkan menurut apa yang disukai dan dibicarakan. Nilainya turun separuh setiap 40 jam.',
    my: 'Disusun mengikut apa yang disukai dan dibincangkan. Nilainya turun separuh setiap 40 jam.',
  },
  leadQuestions: {
    en: 'Ranked by what people vote on, answer and discuss. The score halves every 24 hours, so new questions can rise.',
    id: 'Diurutkan menurut suara, jawaban, dan pembicaraan. Nilainya turun separuh setiap 24 jam, jadi pertanyaan baru bisa naik.',
    my: 'Disusun mengikut undi, jawapan dan perbincangan. Nilainya turun separuh setiap 24 jam, jadi soalan baharu boleh naik.',
  },
  leadQuestionsWeek: {
    en: 'Ranked by what people vote on, answer and discuss. The score halves every five days.',
    id: 'Diurutkan menurut suara, jawaban, dan pembicaraan. Nilainya turun separuh setiap lima hari.',
    my: 'Disusun mengikut undi, jawapan dan perbincangan. Nilainya turun separuh setiap lima hari.',
  },
  leadAll: {
    en: 'What has drawn the most attention since the first day.',
    id: 'Yang paling banyak mendapat perhatian sejak hari pertama, berapa pun usianya.',
    my: 'Yang paling banyak mendapat perhatian sejak hari pertama, tanpa mengira usia.',
  },
  description: {
    en: 'What people read, like and discuss right now, in every category.',
    id: 'Yang sedang dibaca, disukai, dan dibicarakan orang di setiap kategori.',
    my: 'Apa yang dibaca, disukai dan dibincangkan orang sekarang dalam setiap kategori.',
  },
  descriptionPosts: {
    en: 'Photos, videos and discussions on Page that people like and discuss right now.',
    id: 'Foto, video, dan diskusi di Page yang sedang disukai dan dibicarakan orang.',
    my: 'Foto, video dan perbincangan di Page yang disukai dan dibincangkan orang sekarang.',
  },
  descriptionQuestions: {
    en: 'The questions people vote on, answer and discuss right now.',
    id: 'Pertanyaan yang sedang diberi suara, dijawab, dan dibicarakan orang.',
    my: 'Soalan yang diundi, dijawab dan dibincangkan orang sekarang.',
  },
  period: { en: 'Period', id: 'Rentang waktu', my: 'Tempoh' },
  now: { en: 'Now', id: 'Sekarang', my: 'Kini' },
  week: { en: 'This week', id: 'Minggu ini', my: 'Minggu ini' },
  all: { en: 'All time', id: 'Sepanjang masa', my: 'Sepanjang masa' },
  newOnes: {
    en: '1 new article in this list|{count} new articles in this list',
    id: '{count} artikel baru di daftar ini',
    my: '{count} artikel baharu dalam senarai ini',
  },
  newPosts: {
    en: '1 new post in this list|{count} new posts in this list',
    id: '{count} postingan baru di daftar ini',
    my: '{count} hantaran baharu dalam senarai ini',
  },
  noPostsTitle: {
    en: 'No trending posts yet',
    id: 'Belum ada postingan yang tren',
    my: 'Belum ada hantaran sohor kini',
  },
  noPostsText: {
    en: 'What people like and talk about on Page shows up here. Your photo or question could be next.',
    id: 'Yang disukai dan dibicarakan orang di Page muncul di sini. Mungkin berikutnya foto atau pertanyaan Anda.',
    my: 'Apa yang disukai dan dibincangkan orang di Page muncul di sini. Mungkin foto atau soalan anda seterusnya.',
  },
  postsFailed: {
    en: 'Couldn’t load posts.',
    id: 'Postingan gagal dimuat.',
    my: 'Hantaran tidak dapat dimuatkan.',
  },
  writePost: { en: 'Write a post', id: 'Tulis postingan', my: 'Tulis hantaran' },
  tryAgain: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  end: {
    en: 'You’ve reached the end of the list.',
    id: 'Anda sudah sampai di akhir daftar.',
    my: 'Anda sudah sampai ke hujung senarai.',
  },
})
