import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  contents: { en: 'Contents', id: 'Daftar isi', my: 'Kandungan' },
  footnotes: { en: 'Footnotes', id: 'Catatan kaki', my: 'Nota kaki' },
  toFootnote: { en: 'Footnote {number}', id: 'Catatan kaki {number}', my: 'Nota kaki {number}' },
  backToText: {
    en: 'Back to reference {reference} of footnote {number}',
    id: 'Kembali ke rujukan {reference} dari catatan kaki {number}',
    my: 'Kembali ke rujukan {reference} bagi nota kaki {number}',
  },
  showSpoiler: { en: 'Show spoiler', id: 'Tampilkan spoiler', my: 'Paparkan spoiler' },
  table: { en: 'Table', id: 'Tabel', my: 'Jadual' },
  code: { en: 'Code', id: 'Kode', my: 'Kod' },
  formula: { en: 'Formula', id: 'Rumus', my: 'Formula' },
  done: { en: 'Done', id: 'Selesai', my: 'Siap' },
  open: { en: 'Not done', id: 'Belum selesai', my: 'Belum siap' },
})
