import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  poll: { en: 'Poll', id: 'Jajak pendapat', my: 'Undian' },
  remove: { en: 'Remove the poll', id: 'Hapus jajak pendapat', my: 'Buang undian' },
  question: { en: 'Question', id: 'Pertanyaan', my: 'Soalan' },
  options: { en: 'Options', id: 'Pilihan', my: 'Pilihan jawapan' },
  option: { en: 'Option {number}', id: 'Pilihan {number}', my: 'Pilihan jawapan {number}' },
  addOption: { en: 'Add an option', id: 'Tambah pilihan', my: 'Tambah pilihan jawapan' },
  full: {
    en: 'Six options are the most.',
    id: 'Paling banyak enam pilihan.',
    my: 'Had paling banyak ialah enam pilihan.',
  },
  moveUp: {
    en: 'Move option {number} up',
    id: 'Naikkan pilihan {number}',
    my: 'Gerakkan pilihan {number} ke atas',
  },
  moveDown: {
    en: 'Move option {number} down',
    id: 'Turunkan pilihan {number}',
    my: 'Gerakkan pilihan {number} ke bawah',
  },
  removeOption: {
    en: 'Remove option {number}',
    id: 'Hapus pilihan {number}',
    my: 'Buang pilihan {number}',
  },
  moved: {
    en: 'Now option {number} of {count}',
    id: 'Kini pilihan {number} dari {count}',
    my: 'Kini pilihan {number} daripada {count}',
  },
  removed: {
    en: 'Option removed, {count} left',
    id: 'Pilihan dihapus, sisa {count}',
    my: 'Pilihan dibuang, tinggal {count}',
  },
  twice: {
    en: 'This option is there already.',
    id: 'Pilihan ini sudah ada.',
    my: 'Pilihan ini telah wujud.',
  },
  days: { en: 'Open for', id: 'Dibuka selama', my: 'Dibuka selama tempoh' },
  day: { en: '1 day|{count} days', id: '{count} hari', my: '{count} hari' },
  noEnd: { en: 'No end', id: 'Tanpa batas waktu', my: 'Tiada had masa' },
  results: { en: 'Results are shown', id: 'Hasil ditampilkan', my: 'Keputusan dipaparkan' },
  after_vote: { en: 'after voting', id: 'setelah memilih', my: 'selepas mengundi' },
  always: { en: 'always', id: 'selalu', my: 'sentiasa' },
  at_end: { en: 'at the end', id: 'di akhir', my: 'pada penghujung' },
  noEndResults: {
    en: 'A poll without an end never comes to its end: its results would stay hidden.',
    id: 'Jajak pendapat tanpa batas waktu tidak pernah berakhir: hasilnya akan tetap tersembunyi.',
    my: 'Undian tanpa had masa tidak akan tamat: keputusannya akan kekal tersembunyi.',
  },
  secret: {
    en: 'Nobody ever sees who voted for what. Options can be changed for five minutes and before the first vote.',
    id: 'Tidak ada yang dapat melihat siapa memilih apa. Pilihan dapat diubah selama lima menit dan sebelum suara pertama.',
    my: 'Tiada sesiapa dapat melihat siapa mengundi apa. Pilihan boleh diubah dalam lima minit dan sebelum undi pertama.',
  },
})
