import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  question: { en: 'New question', id: 'Pertanyaan baru', my: 'Soalan baharu' },
  questionEdit: {
    en: 'Unsaved edit to a question',
    id: 'Suntingan pertanyaan belum tersimpan',
    my: 'Suntingan soalan belum disimpan',
  },
  answer: { en: 'New answer', id: 'Jawaban baru', my: 'Jawapan baharu' },
  answerEdit: {
    en: 'Unsaved edit to an answer',
    id: 'Suntingan jawaban belum tersimpan',
    my: 'Suntingan jawapan belum disimpan',
  },
})
