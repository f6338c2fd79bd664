import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'History', id: 'Riwayat', my: 'Sejarah suntingan' },
  lead: {
    en: 'Every change, newest first. You can open each version as it was.',
    id: 'Semua perubahan, mulai dari yang terbaru. Setiap versi bisa dibuka seperti saat itu.',
    my: 'Setiap perubahan, bermula dengan yang terbaharu. Setiap versi boleh dibuka seperti ketika itu.',
  },
  changes: { en: 'Changes', id: 'Perubahan', my: 'Perubahan' },
  created: { en: 'Collection created', id: 'Koleksi dibuat', my: 'Koleksi dicipta' },
  details: { en: 'Details changed', id: 'Rincian diubah', my: 'Butiran diubah' },
  columns: { en: 'Columns changed', id: 'Kolom diubah', my: 'Lajur diubah' },
  'row-added': { en: 'Row added', id: 'Baris ditambahkan', my: 'Baris ditambah' },
  'row-changed': { en: 'Row changed', id: 'Baris diubah', my: 'Baris diubah' },
  'row-removed': { en: 'Row removed', id: 'Baris dihapus', my: 'Baris dibuang' },
  'row-restored': { en: 'Row restored', id: 'Baris dipulihkan', my: 'Baris dipulihkan' },
  imported: { en: 'CSV imported', id: 'CSV diimpor', my: 'CSV diimport' },
  rows: { en: '1 row|{count} rows', id: '{count} baris', my: '{count} baris' },
  version: { en: 'Version {version}', id: 'Versi {version}', my: 'Versi {version}' },
  current: { en: 'current', id: 'saat ini', my: 'versi semasa' },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  show: { en: 'Show version', id: 'Tampilkan versi', my: 'Paparkan versi' },
  showRow: { en: 'Row history', id: 'Riwayat baris', my: 'Sejarah baris' },
  loading: { en: 'Loading the history', id: 'Memuat riwayat', my: 'Memuatkan sejarah' },
  failed: {
    en: 'Couldn’t load the history.',
    id: 'Riwayat gagal dimuat.',
    my: 'Sejarah tidak dapat dimuatkan.',
  },
  more: { en: 'Show older changes', id: 'Perubahan lebih lama', my: 'Perubahan lebih lama' },
})
