import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  article: { en: 'Article', id: 'Artikel', my: 'Artikel' },
  'page-post': { en: 'Post', id: 'Postingan', my: 'Hantaran' },
  question: { en: 'Question', id: 'Pertanyaan', my: 'Soalan' },
  collection: { en: 'Collection', id: 'Koleksi', my: 'Koleksi' },
  untitled: { en: 'Post by {name}', id: 'Postingan {name}', my: 'Hantaran {name}' },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  gone: {
    en: 'Not available. It may have been deleted, or you can’t see it.',
    id: 'Tidak tersedia. Mungkin sudah dihapus, atau Anda tidak bisa melihatnya.',
    my: 'Tidak tersedia. Mungkin sudah dipadam, atau anda tidak boleh melihatnya.',
  },
  failed: { en: 'Couldn’t load this.', id: 'Gagal dimuat.', my: 'Tidak dapat dimuatkan.' },
  tryAgain: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  allRows: {
    en: 'Show the whole collection (1 row)|Show the whole collection ({count} rows)',
    id: 'Lihat seluruh koleksi ({count} baris)',
    my: 'Lihat keseluruhan koleksi ({count} baris)',
  },
})
