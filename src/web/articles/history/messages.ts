import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'History', id: 'Riwayat', my: 'Sejarah suntingan' },
  lead: {
    en: 'Every version that was ever saved. Choose any two to see what changed between them.',
    id: 'Semua versi yang pernah disimpan. Pilih dua mana saja untuk melihat perubahannya.',
    my: 'Setiap versi yang pernah disimpan. Pilih mana-mana dua untuk melihat perubahannya.',
  },
  versions: { en: 'Versions', id: 'Versi-versi', my: 'Senarai versi' },
  older: { en: 'Older version: {date}', id: 'Versi lama: {date}', my: 'Versi terdahulu: {date}' },
  newer: { en: 'Newer version: {date}', id: 'Versi baru: {date}', my: 'Versi terkemudian: {date}' },
  old: { en: 'Old', id: 'Lama', my: 'Lama' },
  new: { en: 'New', id: 'Baru', my: 'Baharu' },
  compare: {
    en: 'Compare the chosen two',
    id: 'Bandingkan kedua pilihan',
    my: 'Bandingkan dua yang dipilih',
  },
  whatChanged: { en: 'What changed', id: 'Yang berubah', my: 'Apa yang berubah' },
  between: {
    en: 'From {from} to {to}',
    id: 'Dari {from} sampai {to}',
    my: 'Daripada {from} hingga {to}',
  },
  versionOf: { en: 'The version of {date}', id: 'Versi {date}', my: 'Versi pada {date}' },
  showVersion: { en: 'Show this version', id: 'Tampilkan versi ini', my: 'Tunjukkan versi ini' },
  close: { en: 'Close', id: 'Tutup', my: 'Tutup' },
  current: { en: 'current', id: 'saat ini', my: 'versi semasa' },
  minor: { en: 'minor', id: 'kecil', my: 'minor' },
  firstVersion: { en: 'First version', id: 'Versi pertama', my: 'Versi asal' },
  noSummary: { en: 'No summary', id: 'Tanpa ringkasan', my: 'Tiada ringkasan' },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  characters: { en: '{count} characters', id: '{count} karakter', my: '{count} aksara' },
  restore: { en: 'Restore this version', id: 'Pulihkan versi ini', my: 'Kembalikan versi ini' },
  restored: { en: 'Restored', id: 'Dipulihkan', my: 'Dikembalikan' },
  restoredText: {
    en: 'It is the newest version now; nothing of the history was lost.',
    id: 'Kini menjadi versi terbaru; tidak ada riwayat yang hilang.',
    my: 'Ia kini versi terbaharu; tiada sejarah yang hilang.',
  },
  loadFailed: {
    en: 'The history could not be loaded.',
    id: 'Riwayat gagal dimuat.',
    my: 'Sejarah tidak dapat dimuatkan.',
  },
  compareFailed: {
    en: 'These two versions could not be compared.',
    id: 'Kedua versi ini gagal dibandingkan.',
    my: 'Kedua-dua versi ini tidak dapat dibandingkan.',
  },
  loading: { en: 'Loading the history', id: 'Memuat riwayat', my: 'Memuatkan sejarah' },
  loadMore: { en: 'Show older versions', id: 'Tampilkan versi lebih lama', my: 'Tunjukkan versi lebih lama' },
})
