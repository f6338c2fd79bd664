import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  see: { en: 'See translation', id: 'Lihat terjemahan', my: 'Lihat terjemahan' },
  passage: {
    en: 'This passage in another language',
    id: 'Bagian ini dalam bahasa lain',
    my: 'Bahagian ini dalam bahasa lain',
  },
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
  previous: { en: 'Previous paragraph', id: 'Paragraf sebelumnya', my: 'Perenggan sebelumnya' },
  next: { en: 'Next paragraph', id: 'Paragraf berikutnya', my: 'Perenggan seterusnya' },
  close: { en: 'Close', id: 'Tutup', my: 'Tutup' },
  loading: { en: 'Loading the translation', id: 'Memuat terjemahan', my: 'Memuatkan terjemahan' },
  failed: {
    en: 'Couldn’t load the translation.',
    id: 'Terjemahan gagal dimuat.',
    my: 'Terjemahan tidak dapat dimuatkan.',
  },
  noMatch: {
    en: 'We couldn’t match this passage: the translation is divided differently here.',
    id: 'Bagian ini tidak bisa dicocokkan: terjemahannya dibagi secara berbeda di sini.',
    my: 'Bahagian ini tidak dapat dipadankan: terjemahannya dibahagikan dengan cara lain di sini.',
  },
  stale: {
    en: 'The original has changed since it was translated, so this may not be the same passage.',
    id: 'Naskah aslinya berubah setelah diterjemahkan, jadi bagian ini mungkin tidak sama.',
    my: 'Teks asalnya berubah selepas diterjemahkan, jadi bahagian ini mungkin tidak sama.',
  },
  tryAgain: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  open: { en: 'Open translation', id: 'Buka terjemahan', my: 'Buka terjemahan' },
})
