import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: {
    en: 'You’re offline, but this is still on your table.',
    id: 'Anda sedang offline, tetapi ini masih ada di meja Anda.',
    my: 'Anda di luar talian, tetapi ini masih ada di atas meja anda.',
  },
  emptyTitle: {
    en: 'You’re offline, and your table is still empty.',
    id: 'Anda sedang offline, dan meja Anda masih kosong.',
    my: 'Anda di luar talian, dan meja anda masih kosong.',
  },
  emptyText: {
    en: 'The last ten articles you read are saved on this device, so you can open them without a connection.',
    id: 'Sepuluh artikel terakhir yang Anda baca disimpan di perangkat ini, jadi bisa dibuka tanpa koneksi.',
    my: 'Sepuluh artikel terakhir yang anda baca disimpan pada peranti ini, jadi boleh dibuka tanpa sambungan.',
  },
  articles: {
    en: 'Articles you read',
    id: 'Artikel yang Anda baca',
    my: 'Artikel yang anda baca',
  },
  drafts: { en: 'Drafts on this device', id: 'Draf di perangkat ini', my: 'Draf pada peranti ini' },
  draftsText: {
    en: 'Your text is saved. Open a draft to read it; you can continue writing once you’re online again.',
    id: 'Teks Anda tersimpan. Buka draf untuk membacanya; Anda bisa lanjut menulis setelah online lagi.',
    my: 'Teks anda disimpan. Buka draf untuk membacanya; anda boleh sambung menulis apabila dalam talian semula.',
  },
  untitled: { en: 'Untitled', id: 'Tanpa judul', my: 'Tanpa tajuk' },
  tryAgain: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
})
