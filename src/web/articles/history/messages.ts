import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'History', id: 'Riwayat', my: 'Sejarah suntingan' },
  lead: {
    en: 'Every version that was saved. Choose any two to see what changed.',
    id: 'Semua versi yang pernah disimpan. Pilih dua mana saja untuk melihat perubahannya.',
    my: 'Setiap versi yang pernah disimpan. Pilih mana-mana dua untuk melihat perubahannya.',
  },
  versions: { en: 'Versions', id: 'Versi', my: 'Versi' },
  older: { en: 'Older version: {date}', id: 'Versi lama: {date}', my: 'Versi terdahulu: {date}' },
  newer: { en: 'Newer version: {date}', id: 'Versi baru: {date}', my: 'Versi terkemudian: {date}' },
  old: { en: 'Old', id: 'Lama', my: 'Lama' },
  new: { en: 'New', id: 'Baru', my: 'Baharu' },
  compare: {
    en: 'Compare',
    id: 'Bandingkan',
    my: 'Bandingkan',
  },
  whatChanged: { en: 'What changed', id: 'Perubahan', my: 'Perubahan' },
  between: {
    en: 'From {from} to {to}',
    id: 'Dari {from} sampai {to}',
    my: 'Dari {from} hingga {to}',
  },
  versionOf: { en: 'The version of {date}', id: 'Versi {date}', my: 'Versi pada {date}' },
  showVersion: { en: 'Show this version', id: 'Tampilkan versi ini', my: 'Paparkan versi ini' },
  close: { en: 'Close', id: 'Tutup', my: 'Tutup' },
  current: { en: 'current', id: 'saat ini', my: 'versi semasa' },
  minor: { en: 'minor', id: 'kecil', my: 'kecil' },
  firstVersion: { en: 'First version', id: 'Versi pertama', my: 'Versi pertama' },
  noSummary: { en: 'No summary', id: 'Tanpa ringkasan', my: 'Tiada ringkasan' },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  characters: { en: '{count} characters', id: '{count} karakter', my: '{count} aksara' },
  restore: { en: 'Restore this version', id: 'Pulihkan versi ini', my: 'Pulihkan versi ini' },
  restored: { en: 'Restored', id: 'Dipulihkan', my: 'Dipulihkan' },
  restoredText: {
    en: 'It’s the newest version now; nothing in the history was lost.',
    id: 'Kini menjadi versi terbaru; tidak ada riwayat yang hilang.',
    my: 'Ia kini versi terbaharu; tiada sejarah yang hilang.',
  },
  loadFailed: {
    en: 'Couldn’t load the history.',
    id: 'Riwayat gagal dimuat.',
    my: 'Sejarah tidak dapat dimuatkan.',
  },
  compareFailed: {
    en: 'Couldn’t compare these two versions.',
    id: 'Kedua versi ini gagal dibandingkan.',
    my: 'Kedua-dua versi ini tidak dapat dibandingkan.',
  },
  loading: { en: 'Loading the history', id: 'Memuat riwayat', my: 'Memuatkan sejarah' },
  loadMore: { en: 'Show older versions', id: 'Versi lebih lama', my: 'Versi lebih lama' },
})
