import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  contents: { en: 'Contents', id: 'Daftar isi', my: 'Kandungan' },
  footnotes: { en: 'Footnotes', id: 'Catatan kaki', my: 'Nota kaki' },
  toFootnote: { en: 'Footnote {number}', id: 'Catatan kaki {number}', my: 'Nota kaki {number}' },
  backToText: {
    en: 'Back to place {reference} of footnote {number}',
    id: 'Kembali ke tempat {reference} dari catatan {number}',
    my: 'Kembali ke tempat {reference} bagi nota {number}',
  },
  showSpoiler: { en: 'Spoiler, show it', id: 'Bocoran, tampilkan', my: 'Pendedah cerita, paparkan' },
  table: { en: 'Table', id: 'Tabel', my: 'Jadual' },
  code: { en: 'Code', id: 'Kode', my: 'Kod' },
  formula: { en: 'Formula', id: 'Rumus', my: 'Formula matematik' },
  done: { en: 'Done', id: 'Selesai', my: 'Siap' },
  open: { en: 'Not done', id: 'Belum selesai', my: 'Belum siap' },
})
