import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  list: { en: 'Show this list', id: 'Tampilkan daftar ini', my: 'Paparkan senarai ini' },
  home: { en: 'Go to home', id: 'Ke beranda', my: 'Ke laman utama' },
  categories: { en: 'Go to categories', id: 'Ke kategori', my: 'Ke kategori' },
  trending: { en: 'Go to trending', id: 'Ke Sedang tren', my: 'Ke Sohor kini' },
  page: { en: 'Go to Page', id: 'Ke Page', my: 'Ke Page' },
  create: {
    en: 'Write an article, a post or a question',
    id: 'Tulis artikel, postingan, atau pertanyaan',
    my: 'Tulis artikel, hantaran atau soalan',
  },
  next: { en: 'Next item', id: 'Berikutnya', my: 'Seterusnya' },
  previous: { en: 'Previous item', id: 'Sebelumnya', my: 'Sebelumnya' },
  open: { en: 'Open the item', id: 'Buka', my: 'Buka' },
  showNew: { en: 'Show new items', id: 'Tampilkan yang baru', my: 'Paparkan yang baharu' },
})
