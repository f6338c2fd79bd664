import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  lists: { en: 'Questions or answers', id: 'Pertanyaan atau jawaban', my: 'Soalan atau jawapan' },
  questions: { en: 'Questions', id: 'Pertanyaan', my: 'Soalan' },
  answers: { en: 'Answers', id: 'Jawaban', my: 'Jawapan' },
  score: { en: 'Score: {count}', id: 'Skor: {count}', my: 'Skor: {count}' },
  accepted: { en: 'Accepted answer', id: 'Jawaban terpilih', my: 'Jawapan terpilih' },
  pick: { en: 'Community pick', id: 'Pilihan komunitas', my: 'Pilihan komuniti' },
  noQuestions: { en: 'No questions yet', id: 'Belum ada pertanyaan', my: 'Belum ada soalan' },
  noQuestionsText: {
    en: '{name} hasn’t asked anything yet.',
    id: '{name} belum mengajukan pertanyaan.',
    my: '{name} belum bertanya apa-apa.',
  },
  ownNoQuestions: {
    en: 'Questions you ask are shown here.',
    id: 'Pertanyaan yang Anda ajukan ditampilkan di sini.',
    my: 'Soalan yang anda tanya dipaparkan di sini.',
  },
  ask: { en: 'Ask a question', id: 'Ajukan pertanyaan', my: 'Tanya soalan' },
  noAnswers: { en: 'No answers yet', id: 'Belum ada jawaban', my: 'Belum ada jawapan' },
  noAnswersText: {
    en: '{name} hasn’t answered a question yet.',
    id: '{name} belum menjawab pertanyaan.',
    my: '{name} belum menjawab sebarang soalan.',
  },
  ownNoAnswers: {
    en: 'Answers you give are shown here.',
    id: 'Jawaban yang Anda tulis ditampilkan di sini.',
    my: 'Jawapan yang anda tulis dipaparkan di sini.',
  },
  findOne: { en: 'Answer a question', id: 'Jawab pertanyaan', my: 'Jawab soalan' },
})
