import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  heading: { en: 'Your answer', id: 'Jawaban Anda', my: 'Jawapan anda' },
  placeholder: {
    en: 'What is the answer, and how do you know?',
    id: 'Apa jawabannya, dan dari mana Anda tahu?',
    my: 'Apakah jawapannya, dan bagaimana anda tahu?',
  },
  empty: {
    en: 'Please write an answer first.',
    id: 'Silakan tulis jawaban dulu.',
    my: 'Sila tulis jawapan dahulu.',
  },
  long: { en: 'Use up to {max} characters.', id: 'Maksimal {max} karakter.', my: 'Maksimum {max} aksara.' },
  submit: { en: 'Post answer', id: 'Kirim jawaban', my: 'Hantar jawapan' },
  save: { en: 'Save changes', id: 'Simpan perubahan', my: 'Simpan perubahan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  keys: { en: 'Ctrl+Enter sends it.', id: 'Ctrl+Enter mengirimnya.', my: 'Ctrl+Enter menghantarnya.' },
  posted: { en: 'Answer posted', id: 'Jawaban dikirim', my: 'Jawapan dihantar' },
  saved: { en: 'Changes saved', id: 'Perubahan tersimpan', my: 'Perubahan disimpan' },
  keysSave: { en: 'Ctrl+Enter saves it.', id: 'Ctrl+Enter menyimpannya.', my: 'Ctrl+Enter menyimpannya.' },
})
