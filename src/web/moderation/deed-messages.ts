import { defineMessages } from '../platform/messages.ts'

/** What was done, to what, and for how long. */
export const messages = defineMessages({
  keep: { en: 'Kept', id: 'Dibiarkan', my: 'Dikekalkan' },
  hide: { en: 'Removed', id: 'Dihapus', my: 'Dialih keluar' },
  hiddenByReports: {
    en: 'Hidden while we review it',
    id: 'Disembunyikan selama ditinjau',
    my: 'Disembunyikan sementara disemak',
  },
  'mark-nsfw': { en: 'Marked as NSFW', id: 'Ditandai NSFW', my: 'Ditandakan NSFW' },
  warn: { en: 'Warned', id: 'Diperingatkan', my: 'Diberi amaran' },
  silence: { en: 'Silenced', id: 'Dibatasi', my: 'Dihadkan' },
  suspend: { en: 'Suspended', id: 'Ditangguhkan', my: 'Digantung' },
  escalate: { en: 'Escalated', id: 'Diteruskan', my: 'Dipanjangkan' },
  restore: { en: 'Restored', id: 'Dipulihkan', my: 'Dipulihkan' },
  lift: { en: 'Ended early', id: 'Diakhiri lebih awal', my: 'Ditamatkan awal' },
  article: { en: 'Article', id: 'Artikel', my: 'Artikel' },
  'page-post': { en: 'Post', id: 'Postingan', my: 'Hantaran' },
  question: { en: 'Question', id: 'Pertanyaan', my: 'Soalan' },
  answer: { en: 'Answer', id: 'Jawaban', my: 'Jawapan' },
  comment: { en: 'Comment', id: 'Komentar', my: 'Komen' },
  person: { en: 'Member', id: 'Anggota', my: 'Ahli' },
  guild: { en: 'Guild', id: 'Guild', my: 'Guild' },
  collection: { en: 'Collection', id: 'Koleksi', my: 'Koleksi' },
  suggestion: { en: 'Suggested edit', id: 'Usulan suntingan', my: 'Cadangan suntingan' },
  'row-suggestion': { en: 'Row suggestion', id: 'Usulan baris', my: 'Cadangan baris' },
  'saved-view': { en: 'Saved view', id: 'Tampilan tersimpan', my: 'Paparan tersimpan' },
  days: { en: 'for 1 day|for {count} days', id: 'selama {count} hari', my: 'selama {count} hari' },
  forGood: { en: 'with no end date', id: 'tanpa batas waktu', my: 'tanpa had masa' },
})
