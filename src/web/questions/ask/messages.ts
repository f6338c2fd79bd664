import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  askTitle: { en: 'Ask a question', id: 'Ajukan pertanyaan', my: 'Tanya soalan' },
  description: {
    en: 'Ask in your own words. People who know will answer.',
    id: 'Bertanyalah dengan kata-kata Anda sendiri. Orang yang tahu akan menjawab.',
    my: 'Tanya dengan kata-kata anda sendiri. Orang yang tahu akan menjawab.',
  },
  editTitle: { en: 'Edit question', id: 'Sunting pertanyaan', my: 'Sunting soalan' },
  editText: {
    en: 'Earlier versions stay in the history.',
    id: 'Versi sebelumnya tetap ada di riwayat.',
    my: 'Versi terdahulu kekal dalam sejarah.',
  },
  title: { en: 'Your question', id: 'Pertanyaan Anda', my: 'Soalan anda' },
  titlePlaceholder: {
    en: 'What do you want to know?',
    id: 'Apa yang ingin Anda ketahui?',
    my: 'Apakah yang anda ingin tahu?',
  },
  titleHint: {
    en: 'One sentence, {min} to {max} characters.',
    id: 'Satu kalimat, {min} sampai {max} karakter.',
    my: 'Satu ayat, {min} hingga {max} aksara.',
  },
  charactersLeft: {
    en: '1 character left|{count} characters left',
    id: 'Sisa {count} karakter',
    my: 'Baki {count} aksara',
  },
  titleShort: {
    en: 'Use at least {min} characters.',
    id: 'Minimal {min} karakter.',
    my: 'Minimum {min} aksara.',
  },
  titleLong: {
    en: 'Use up to {max} characters.',
    id: 'Maksimal {max} karakter.',
    my: 'Maksimum {max} aksara.',
  },
  content: { en: 'Details (optional)', id: 'Rincian (opsional)', my: 'Butiran (pilihan)' },
  contentPlaceholder: {
    en: 'What have you tried or read already? What exactly is unclear?',
    id: 'Apa yang sudah Anda coba atau baca? Bagian mana yang belum jelas?',
    my: 'Apakah yang sudah anda cuba atau baca? Bahagian mana yang belum jelas?',
  },
  contentLong: {
    en: 'Use up to {max} characters.',
    id: 'Maksimal {max} karakter.',
    my: 'Maksimum {max} aksara.',
  },
  category: { en: 'Category', id: 'Kategori', my: 'Kategori' },
  categoryHint: {
    en: 'Choose one, so people who know can find it.',
    id: 'Pilih satu agar orang yang tahu bisa menemukannya.',
    my: 'Pilih satu supaya orang yang tahu dapat menjumpainya.',
  },
  categoryMissing: {
    en: 'Please choose a category.',
    id: 'Silakan pilih kategori.',
    my: 'Sila pilih kategori.',
  },
  more: {
    en: 'Tags, language, adult content',
    id: 'Tag, bahasa, konten dewasa',
    my: 'Tag, bahasa, kandungan dewasa',
  },
  submit: { en: 'Ask question', id: 'Ajukan pertanyaan', my: 'Tanya soalan' },
  save: { en: 'Save changes', id: 'Simpan perubahan', my: 'Simpan perubahan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  keys: {
    en: 'Ctrl+Enter sends it.',
    id: 'Ctrl+Enter mengirimnya.',
    my: 'Ctrl+Enter menghantarnya.',
  },
  asked: { en: 'Question asked', id: 'Pertanyaan diajukan', my: 'Soalan dihantar' },
  askedText: {
    en: 'We’ll notify you when someone answers.',
    id: 'Kami akan memberi tahu Anda saat ada yang menjawab.',
    my: 'Kami akan memaklumkan anda apabila ada yang menjawab.',
  },
  saved: { en: 'Changes saved', id: 'Perubahan tersimpan', my: 'Perubahan disimpan' },
  loading: { en: 'Loading the form', id: 'Memuat formulir', my: 'Memuatkan borang' },
  keysSave: { en: 'Ctrl+Enter saves it.', id: 'Ctrl+Enter menyimpannya.', my: 'Ctrl+Enter menyimpannya.' },
})
