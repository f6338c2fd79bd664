import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  poll: { en: 'Poll', id: 'Jajak pendapat', my: 'Undian' },
  remove: { en: 'Remove the poll', id: 'Hapus jajak pendapat', my: 'Buang undian' },
  question: { en: 'Question', id: 'Pertanyaan', my: 'Soalan' },
  options: { en: 'Options', id: 'Pilihan', my: 'Pilihan' },
  option: { en: 'Option {number}', id: 'Pilihan {number}', my: 'Pilihan {number}' },
  addOption: { en: 'Add an option', id: 'Tambah pilihan', my: 'Tambah pilihan' },
  full: {
    en: 'You can add up to six options.',
    id: 'Maksimal enam pilihan.',
    my: 'Maksimum enam pilihan.',
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
    en: 'You already have this option.',
    id: 'Pilihan ini sudah ada.',
    my: 'Pilihan ini sudah ada.',
  },
  days: { en: 'Open for', id: 'Dibuka selama', my: 'Dibuka selama' },
  day: { en: '1 day|{count} days', id: '{count} hari', my: '{count} hari' },
  noEnd: { en: 'No end', id: 'Tanpa batas waktu', my: 'Tiada had masa' },
  results: { en: 'Results are shown', id: 'Hasil ditampilkan', my: 'Keputusan dipaparkan' },
  after_vote: { en: 'after voting', id: 'setelah memberi suara', my: 'selepas mengundi' },
  always: { en: 'always', id: 'selalu', my: 'sentiasa' },
  at_end: { en: 'at the end', id: 'di akhir', my: 'pada penghujung' },
  noEndResults: {
    en: 'Without an end date, results “at the end” would stay hidden. Choose another option.',
    id: 'Tanpa batas waktu, hasil “di akhir” tidak akan pernah tampil. Pilih yang lain.',
    my: 'Tanpa had masa, keputusan “pada penghujung” tidak akan dipaparkan. Buat pilihan lain.',
  },
  secret: {
    en: 'No one ever sees who voted for what. You can change the options in the first five minutes, as long as no one has voted.',
    id: 'Tidak ada yang bisa melihat siapa memilih apa. Pilihan bisa diubah dalam lima menit pertama, selama belum ada suara.',
    my: 'Tiada sesiapa boleh melihat siapa mengundi apa. Pilihan boleh diubah dalam lima minit pertama, selagi belum ada undi.',
  },
})
