import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  votes: { en: '1 vote|{count} votes', id: '{count} suara', my: '{count} undi' },
  days: { en: '1 day left|{count} days left', id: '{count} hari lagi', my: '{count} hari lagi' },
  hours: { en: '1 hour left|{count} hours left', id: '{count} jam lagi', my: '{count} jam lagi' },
  minutes: {
    en: '1 minute left|{count} minutes left',
    id: '{count} menit lagi',
    my: '{count} minit lagi',
  },
  endsOn: { en: 'ends {date}', id: 'berakhir {date}', my: 'tamat {date}' },
  final: { en: 'final', id: 'hasil akhir', my: 'keputusan muktamad' },
  canChange: { en: 'you can change your vote', id: 'suara Anda bisa diubah', my: 'undi anda boleh ditukar' },
  secret: { en: 'votes are secret', id: 'suara bersifat rahasia', my: 'undi dirahsiakan' },
  vote: { en: 'Vote', id: 'Beri suara', my: 'Undi' },
  choose: { en: 'Please choose one.', id: 'Silakan pilih satu.', my: 'Sila pilih satu.' },
  change: { en: 'Change vote', id: 'Ubah suara', my: 'Tukar undi' },
  retract: { en: 'Take vote back', id: 'Tarik suara', my: 'Tarik balik undi' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  yours: { en: 'your vote', id: 'suara Anda', my: 'undi anda' },
  afterVote: {
    en: 'results after you vote',
    id: 'hasil tampil setelah Anda memberi suara',
    my: 'keputusan dipaparkan selepas anda mengundi',
  },
  atEnd: {
    en: 'results when the poll ends',
    id: 'hasil tampil saat jajak pendapat berakhir',
    my: 'keputusan dipaparkan apabila undian tamat',
  },
  percent: { en: '{percent}%', id: '{percent}%', my: '{percent}%' },
  results: { en: 'Results', id: 'Hasil', my: 'Keputusan' },
  off: {
    en: 'You can’t vote on adult content.',
    id: 'Konten dewasa tidak bisa diberi suara.',
    my: 'Kandungan dewasa tidak boleh diundi.',
  },
})
