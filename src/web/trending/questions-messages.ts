import { defineMessages } from '../platform/messages.ts'

/** The list of questions, which is fetched apart. */
export const messages = defineMessages({
  newQuestions: {
    en: '1 new question in this list|{count} new questions in this list',
    id: '{count} pertanyaan baru di daftar ini',
    my: '{count} soalan baharu dalam senarai ini',
  },
  noneTitle: {
    en: 'No trending questions yet',
    id: 'Belum ada pertanyaan yang sedang tren',
    my: 'Belum ada soalan sohor kini',
  },
  noneText: {
    en: 'Questions that people vote on and answer are shown here. Yours could be the first.',
    id: 'Pertanyaan yang diberi suara dan dijawab ditampilkan di sini. Pertanyaan Anda bisa menjadi yang pertama.',
    my: 'Soalan yang diundi dan dijawab dipaparkan di sini. Soalan anda boleh menjadi yang pertama.',
  },
  failed: {
    en: 'Couldn’t load questions.',
    id: 'Pertanyaan gagal dimuat.',
    my: 'Soalan tidak dapat dimuatkan.',
  },
  ask: { en: 'Ask a question', id: 'Ajukan pertanyaan', my: 'Tanya soalan' },
})
