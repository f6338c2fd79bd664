import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  tooYoung: {
    en: 'The IQ test is for people aged {age} and over.',
    id: 'Tes IQ hanya untuk usia {age} tahun ke atas.',
    my: 'Ujian IQ adalah untuk mereka yang berumur {age} tahun ke atas.',
  },
  alreadyTaken: {
    en: 'You’ve already taken the IQ test. It can be taken once.',
    id: 'Anda sudah mengikuti tes IQ. Tes ini hanya bisa diikuti sekali.',
    my: 'Anda sudah mengambil ujian IQ. Ujian ini hanya boleh diambil sekali.',
  },
  moved: {
    en: 'You’ve continued the test in another tab or on another device.',
    id: 'Tes ini Anda lanjutkan di tab atau perangkat lain.',
    my: 'Anda telah meneruskan ujian ini dalam tab atau pada peranti lain.',
  },
  lapsed: {
    en: 'The time for this attempt is over: a test has to be finished within {days} days. Open the IQ test page to see when you can start again.',
    id: 'Waktunya sudah habis: tes harus diselesaikan dalam {days} hari. Buka halaman tes IQ untuk melihat kapan Anda bisa mulai lagi.',
    my: 'Tempohnya sudah tamat: ujian perlu disiapkan dalam masa {days} hari. Buka halaman ujian IQ untuk melihat bila anda boleh mula semula.',
  },
  notYet: {
    en: 'You’ve started twice without a result. You can start again {days} days after the last attempt.',
    id: 'Anda sudah dua kali memulai tanpa hasil. Anda bisa memulai lagi {days} hari setelah percobaan terakhir.',
    my: 'Anda sudah dua kali memulakan ujian tanpa keputusan. Anda boleh memulakannya semula {days} hari selepas percubaan terakhir.',
  },
  notDone: {
    en: 'The test isn’t finished yet: there are more items to answer.',
    id: 'Tes belum selesai: masih ada soal yang perlu dijawab.',
    my: 'Ujian belum selesai: masih ada soalan yang perlu dijawab.',
  },
  otherItem: {
    en: 'This item belongs to an earlier attempt. Reload the page to continue.',
    id: 'Soal ini dari percobaan sebelumnya. Muat ulang halaman untuk melanjutkan.',
    my: 'Soalan ini daripada percubaan yang terdahulu. Muat semula halaman untuk meneruskan.',
  },
  chooseOption: {
    en: 'Choose one of the answers.',
    id: 'Pilih salah satu jawaban.',
    my: 'Pilih salah satu jawapan.',
  },
  typeNumber: {
    en: 'Type a whole number.',
    id: 'Ketik bilangan bulat.',
    my: 'Taip nombor bulat.',
  },
  ownAttempt: {
    en: 'You can’t void your own attempt. Please ask another moderator.',
    id: 'Anda tidak bisa membatalkan percobaan sendiri. Mintalah moderator lain.',
    my: 'Anda tidak boleh membatalkan percubaan sendiri. Sila minta moderator lain.',
  },
})
