import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Source and history', id: 'Sumber dan riwayat', my: 'Sumber dan sejarah' },
  source: { en: 'Source', id: 'Sumber', my: 'Sumber' },
  noSource: { en: 'No source given', id: 'Tanpa sumber', my: 'Tiada sumber' },
  article: { en: 'Article {id}', id: 'Artikel {id}', my: 'Artikel {id}' },
  versions: { en: 'Versions', id: 'Versi', my: 'Versi' },
  added: { en: 'Added', id: 'Ditambahkan', my: 'Ditambah' },
  changed: { en: 'Changed', id: 'Diubah', my: 'Diubah' },
  removed: { en: 'Removed', id: 'Dihapus', my: 'Dibuang' },
  restored: { en: 'Restored', id: 'Dipulihkan', my: 'Dipulihkan' },
  imported: { en: 'Imported', id: 'Diimpor', my: 'Diimport' },
  current: { en: 'current', id: 'saat ini', my: 'versi semasa' },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  restore: { en: 'Restore this version', id: 'Pulihkan versi ini', my: 'Pulihkan versi ini' },
  restoredToast: { en: 'Version restored', id: 'Versi dipulihkan', my: 'Versi dipulihkan' },
  removedColumn: {
    en: '{label} (removed column)',
    id: '{label} (kolom dihapus)',
    my: '{label} (lajur dibuang)',
  },
  loading: { en: 'Loading the history', id: 'Memuat riwayat', my: 'Memuatkan sejarah' },
  failed: {
    en: 'Couldn’t load the history.',
    id: 'Riwayat gagal dimuat.',
    my: 'Sejarah tidak dapat dimuatkan.',
  },
  more: { en: 'Show older versions', id: 'Versi lebih lama', my: 'Versi lebih lama' },
})
