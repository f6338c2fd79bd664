import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Help centre', id: 'Pusat bantuan', my: 'Pusat bantuan' },
  lead: {
    en: 'How things work here, step by step.',
    id: 'Cara kerja situs ini, langkah demi langkah.',
    my: 'Cara laman ini berfungsi, langkah demi langkah.',
  },
  start: { en: 'Getting started', id: 'Memulai', my: 'Bermula di sini' },
  writing: { en: 'Writing', id: 'Menulis', my: 'Menulis' },
  reading: { en: 'Reading', id: 'Membaca', my: 'Membaca' },
  page: { en: 'Page', id: 'Page', my: 'Page' },
  community: { en: 'Community', id: 'Komunitas', my: 'Komuniti' },
  safety: { en: 'Safety and data', id: 'Keamanan dan data', my: 'Keselamatan dan data' },
  search: { en: 'Search the help pages', id: 'Cari di halaman bantuan', my: 'Cari dalam halaman bantuan' },
  found: {
    en: '1 page found|{count} pages found',
    id: '{count} halaman ditemukan',
    my: '{count} halaman dijumpai',
  },
  nothing: {
    en: 'Nothing found for “{term}”',
    id: 'Tidak ada hasil untuk “{term}”',
    my: 'Tiada hasil untuk “{term}”',
  },
  nothingText: {
    en: 'Try another word, or look through all pages.',
    id: 'Coba kata lain, atau telusuri semua halaman.',
    my: 'Cuba perkataan lain, atau lihat semua halaman.',
  },
  showAll: { en: 'Show all pages', id: 'Tampilkan semua', my: 'Paparkan semua' },
  unknown: {
    en: 'We couldn’t find that help page. Here are all of them.',
    id: 'Halaman bantuan itu tidak ditemukan. Berikut semua halaman.',
    my: 'Halaman bantuan itu tidak dijumpai. Berikut semua halaman.',
  },
  results: { en: 'Search results', id: 'Hasil pencarian', my: 'Hasil carian' },
  inSection: { en: 'In “{section}”', id: 'Di bagian “{section}”', my: 'Dalam bahagian “{section}”' },
  helpful: { en: 'Was this helpful?', id: 'Apakah ini membantu?', my: 'Adakah ini membantu?' },
  yes: { en: 'Yes', id: 'Ya', my: 'Ya' },
  no: { en: 'No', id: 'Tidak', my: 'Tidak' },
  thanksYes: {
    en: 'Thanks for telling us.',
    id: 'Terima kasih atas jawaban Anda.',
    my: 'Terima kasih atas jawapan anda.',
  },
  thanksNo: {
    en: 'Thanks for telling us. Here’s who you can ask:',
    id: 'Terima kasih atas jawaban Anda. Anda bisa bertanya di sini:',
    my: 'Terima kasih atas jawapan anda. Anda boleh bertanya di sini:',
  },
  answerFailed: {
    en: 'Couldn’t send your answer. Please try again.',
    id: 'Jawaban Anda gagal dikirim. Silakan coba lagi.',
    my: 'Jawapan anda tidak dapat dihantar. Sila cuba lagi.',
  },
  allPages: { en: 'All help pages', id: 'Semua halaman bantuan', my: 'Semua halaman bantuan' },
  whereYouAre: { en: 'Where you are', id: 'Anda di sini', my: 'Anda di sini' },
  next: { en: 'Next: {page}', id: 'Berikutnya: {page}', my: 'Seterusnya: {page}' },
  result: { en: 'Result', id: 'Hasil', my: 'Hasil' },
  stuck: { en: 'Still stuck?', id: 'Masih bingung?', my: 'Masih buntu?' },
  ask: { en: 'Ask a question', id: 'Ajukan pertanyaan', my: 'Tanya soalan' },
  stuckAsk: {
    en: '{ask}: someone here may have the answer.',
    id: '{ask}: mungkin ada yang tahu jawabannya di sini.',
    my: '{ask}: mungkin ada yang tahu jawapannya di sini.',
  },
  stuckText: {
    en: 'Write to {siteName} at {contact} and tell us what you tried.',
    id: 'Tulis kepada {siteName} di {contact} dan ceritakan apa yang sudah Anda coba.',
    my: 'Tulis kepada {siteName} di {contact} dan beritahu kami apa yang telah anda cuba.',
  },
  loadFailed: {
    en: 'Couldn’t load the help pages.',
    id: 'Halaman bantuan gagal dimuat.',
    my: 'Halaman bantuan tidak dapat dimuatkan.',
  },
})
