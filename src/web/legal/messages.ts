import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  updated: { en: 'Last updated {date}', id: 'Terakhir diperbarui {date}', my: 'Kemas kini terakhir {date}' },
  contents: { en: 'On this page', id: 'Di halaman ini', my: 'Dalam halaman ini' },
  loadFailed: {
    en: 'Couldn’t load this text.',
    id: 'Teks ini gagal dimuat.',
    my: 'Teks ini tidak dapat dimuatkan.',
  },
})
