import { defineMessages } from '../../platform/messages.ts'

/** What is done with a collection rarely, fetched with what does it. */
export const messages = defineMessages({
  import: { en: 'Import CSV', id: 'Impor CSV', my: 'Import CSV' },
  history: { en: 'History', id: 'Riwayat', my: 'Sejarah suntingan' },
  suggestions: { en: 'Suggested changes', id: 'Usulan perubahan', my: 'Cadangan perubahan' },
  exportCsv: { en: 'Export CSV', id: 'Ekspor CSV', my: 'Eksport CSV' },
  exportJson: { en: 'Export JSON', id: 'Ekspor JSON', my: 'Eksport JSON' },
  exportFailed: { en: 'Not exported', id: 'Tidak diekspor', my: 'Tidak dieksport' },
  exportFailedText: {
    en: 'Couldn’t make the file. Please try again.',
    id: 'Berkas gagal dibuat. Silakan coba lagi.',
    my: 'Fail tidak dapat dibuat. Sila cuba lagi.',
  },
  embed: { en: 'Copy embed code', id: 'Salin kode sematan', my: 'Salin kod benam' },
  embedCopied: { en: 'Embed code copied', id: 'Kode sematan disalin', my: 'Kod benam disalin' },
  embedText: {
    en: 'Paste {code} on a line of its own in an article.',
    id: 'Tempel {code} di baris tersendiri dalam artikel.',
    my: 'Tampal {code} pada baris tersendiri dalam artikel.',
  },
  leave: { en: 'Leave as editor', id: 'Berhenti menyunting', my: 'Berhenti menyunting' },
  left: {
    en: 'You’re no longer an editor',
    id: 'Anda bukan penyunting lagi',
    my: 'Anda bukan lagi penyunting',
  },
  markNsfw: {
    en: 'Mark as adult',
    id: 'Tandai dewasa',
    my: 'Tandakan dewasa',
  },
  unmarkNsfw: {
    en: 'Remove adult mark',
    id: 'Hapus tanda dewasa',
    my: 'Buang tanda dewasa',
  },
  delete: { en: 'Delete', id: 'Hapus', my: 'Padam' },
  deletedToast: { en: 'Collection deleted', id: 'Koleksi dihapus', my: 'Koleksi dipadam' },
  deleted: {
    en: 'This collection is in the trash. You can restore it within {days} days of deleting it.',
    id: 'Koleksi ini ada di tempat sampah. Anda bisa memulihkannya dalam {days} hari sejak dihapus.',
    my: 'Koleksi ini berada dalam tong sampah. Anda boleh memulihkannya dalam masa {days} hari selepas dipadam.',
  },
  restore: { en: 'Restore', id: 'Pulihkan', my: 'Pulihkan' },
})
