import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Help centre', id: 'Pusat bantuan', my: 'Pusat bantuan' },
  lead: {
    en: 'How things work here, step by step.',
    id: 'Cara kerja situs ini, langkah demi langkah.',
    my: 'Cara laman ini berfungsi, satu demi satu.',
  },
  start: { en: 'Getting started', id: 'Memulai', my: 'Bermula di sini' },
  writing: { en: 'Writing', id: 'Menulis', my: 'Penulisan' },
  reading: { en: 'Reading', id: 'Membaca', my: 'Pembacaan' },
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
    my: 'Tiada hasil bagi “{term}”',
  },
  nothingText: {
    en: 'Try another word, or look through all pages.',
    id: 'Coba kata lain, atau telusuri semua halaman.',
    my: 'Cuba perkataan lain, atau lihat semua halaman.',
  },
  showAll: { en: 'Show all pages', id: 'Tampilkan semua halaman', my: 'Tunjukkan semua halaman' },
  unknown: {
    en: 'There is no help page at this address. Here are all of them.',
    id: 'Tidak ada halaman bantuan di alamat ini. Inilah semuanya.',
    my: 'Tiada halaman bantuan pada alamat ini. Berikut kesemuanya.',
  },
  allPages: { en: 'All help pages', id: 'Semua halaman bantuan', my: 'Kesemua halaman bantuan' },
  whereYouAre: { en: 'Where you are', id: 'Letak halaman ini', my: 'Kedudukan halaman ini' },
  next: { en: 'Next: {page}', id: 'Berikutnya: {page}', my: 'Seterusnya: {page}' },
  result: { en: 'Result', id: 'Hasil', my: 'Hasilnya' },
  stuck: { en: 'Still stuck?', id: 'Masih bingung?', my: 'Masih buntu?' },
  ask: { en: 'Ask a question', id: 'Ajukan pertanyaan', my: 'Tanya soalan' },
  stuckAsk: {
    en: '{ask}: someone here may have the answer.',
    id: '{ask}: mungkin ada yang tahu jawabannya di sini.',
    my: '{ask}: mungkin ada yang tahu jawapannya di sini.',
  },
  stuckText: {
    en: 'Write to the operator of {siteName} at {contact} and tell what you tried.',
    id: 'Tulislah kepada pengelola {siteName} di {contact} dan ceritakan apa yang sudah Anda coba.',
    my: 'Tulis kepada pengendali {siteName} di {contact} dan beritahu apa yang telah anda cuba.',
  },
  loadFailed: {
    en: 'The help pages could not be loaded.',
    id: 'Halaman bantuan gagal dimuat.',
    my: 'Halaman bantuan tidak dapat dimuatkan.',
  },
})
