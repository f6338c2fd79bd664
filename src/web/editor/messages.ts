import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  view: { en: 'Write or preview', id: 'Tulis atau pratinjau', my: 'Tulis atau pratonton' },
  write: { en: 'Write', id: 'Tulis', my: 'Tulis' },
  preview: { en: 'Preview', id: 'Pratinjau', my: 'Pratonton' },
  previewEmpty: {
    en: 'What you write is shown here as readers will see it.',
    id: 'Tulisan Anda tampil di sini seperti yang akan dilihat pembaca.',
    my: 'Tulisan anda dipaparkan di sini seperti yang akan dilihat oleh pembaca.',
  },
  previewFailed: {
    en: 'The preview needs a connection. Your text is safe.',
    id: 'Pratinjau memerlukan koneksi. Teks Anda aman.',
    my: 'Pratonton memerlukan sambungan. Teks anda selamat.',
  },
  previewPaused: {
    en: 'The preview is paused for now. We’ll update it automatically; you can keep writing.',
    id: 'Pratinjau dijeda untuk sementara. Kami akan memperbaruinya secara otomatis; silakan terus menulis.',
    my: 'Pratonton dijeda buat sementara. Kami akan mengemas kininya secara automatik; sila teruskan menulis.',
  },
  words: { en: '1 word|{shown} words', id: '{shown} kata', my: '{shown} perkataan' },
  characters: { en: '1 character|{shown} characters', id: '{shown} karakter', my: '{shown} aksara' },
  dropHere: {
    en: 'Drop the images here',
    id: 'Lepaskan gambar di sini',
    my: 'Letakkan gambar di sini',
  },
  choosePictures: { en: 'Choose images', id: 'Pilih gambar', my: 'Pilih gambar' },
})
