import { defineMessages } from '../../platform/messages.ts'

/** The screen of the test itself. */
export const messages = defineMessages({
  title: { en: 'IQ test', id: 'Tes IQ', my: 'Ujian IQ' },
  description: {
    en: 'A reasoning test with figures and numbers.',
    id: 'Tes penalaran dengan gambar dan bilangan.',
    my: 'Ujian penaakulan dengan rajah dan nombor.',
  },
  item: { en: 'Item {number}', id: 'Soal {number}', my: 'Soalan {number}' },
  ofAbout: { en: 'of about {count}', id: 'dari sekitar {count}', my: 'daripada kira-kira {count}' },
  ofMost: { en: 'of at most {count}', id: 'dari maksimal {count}', my: 'daripada maksimum {count}' },
  progress: { en: 'Progress', id: 'Kemajuan', my: 'Kemajuan' },
  perItem: {
    en: 'Up to {minutes} min each',
    id: 'Maks. {minutes} mnt per soal',
    my: 'Maks. {minutes} min sesoalan',
  },
  timeLeft: { en: 'Time left', id: 'Sisa waktu', my: 'Masa berbaki' },
  seconds: { en: '{count} s', id: '{count} dtk', my: '{count} saat' },
  warning: {
    en: '{count} seconds left for this item',
    id: 'Sisa {count} detik untuk soal ini',
    my: '{count} saat berbaki untuk soalan ini',
  },
  pause: { en: 'Pause', id: 'Jeda', my: 'Jeda' },
  pauseName: { en: 'Pause after this item', id: 'Jeda setelah soal ini', my: 'Jeda selepas soalan ini' },
  pausing: {
    en: 'You’ll have a break after this item. Its time keeps running until you answer.',
    id: 'Anda beristirahat setelah soal ini. Waktunya terus berjalan sampai Anda menjawab.',
    my: 'Anda berehat selepas soalan ini. Masanya terus berjalan sehingga anda menjawab.',
  },
  keys: {
    en: 'Keys 1 to 8 choose, Enter goes on.',
    id: 'Tombol 1 sampai 8 memilih, Enter melanjutkan.',
    my: 'Kekunci 1 hingga 8 memilih, Enter meneruskan.',
  },
  keysNumber: {
    en: 'Type the number, Enter goes on.',
    id: 'Ketik bilangannya, Enter melanjutkan.',
    my: 'Taip nombornya, Enter meneruskan.',
  },
  placeKept: {
    en: 'Your place is saved if you leave: come back on any device within a week.',
    id: 'Kemajuan Anda tersimpan jika Anda pergi: kembalilah dari perangkat mana pun dalam seminggu.',
    my: 'Kemajuan anda disimpan jika anda keluar: kembali pada mana-mana peranti dalam masa seminggu.',
  },
  sending: { en: 'Sending your answer', id: 'Mengirim jawaban Anda', my: 'Menghantar jawapan anda' },
  cutOff: {
    en: 'No connection. Your answer is saved on this device and is sent as soon as you’re back online.',
    id: 'Tidak ada koneksi. Jawaban Anda tersimpan di perangkat ini dan dikirim begitu Anda kembali online.',
    my: 'Tiada sambungan. Jawapan anda disimpan pada peranti ini dan dihantar sebaik sahaja anda kembali dalam talian.',
  },
  tryNow: { en: 'Try now', id: 'Coba sekarang', my: 'Cuba sekarang' },
  loading: { en: 'Loading the next item', id: 'Memuat soal berikutnya', my: 'Memuatkan soalan seterusnya' },
  finishing: { en: 'Working out your score', id: 'Menghitung skor Anda', my: 'Mengira skor anda' },
  restTitle: { en: 'Take a break', id: 'Beristirahatlah', my: 'Berehatlah' },
  restText: {
    en: 'Everything so far is saved. The time for the next item starts when you continue.',
    id: 'Semua sejauh ini tersimpan. Waktu soal berikutnya dimulai saat Anda melanjutkan.',
    my: 'Semuanya setakat ini disimpan. Masa soalan seterusnya bermula apabila anda meneruskan.',
  },
  timeTitle: { en: 'Time’s up for this item', id: 'Waktu soal ini habis', my: 'Masa soalan ini tamat' },
  timeText: {
    en: 'That happens, and it’s only one item. The time for the next one starts when you continue.',
    id: 'Tidak apa-apa, ini hanya satu soal. Waktu soal berikutnya dimulai saat Anda melanjutkan.',
    my: 'Tidak mengapa, ini hanya satu soalan. Masa soalan seterusnya bermula apabila anda meneruskan.',
  },
  goOn: { en: 'Continue', id: 'Lanjutkan', my: 'Teruskan' },
  stopHere: { en: 'Continue later', id: 'Lanjutkan nanti', my: 'Teruskan nanti' },
  movedTitle: {
    en: 'The test continues somewhere else',
    id: 'Tes dilanjutkan di tempat lain',
    my: 'Ujian diteruskan di tempat lain',
  },
  movedText: {
    en: 'You opened it in another tab or on another device. Only one can have it at a time; nothing is lost.',
    id: 'Anda membukanya di tab atau perangkat lain. Hanya satu yang bisa dipakai pada satu waktu; tidak ada yang hilang.',
    my: 'Anda membukanya di tab atau peranti lain. Hanya satu boleh digunakan pada satu masa; tiada yang hilang.',
  },
  takeOver: { en: 'Continue here', id: 'Lanjutkan di sini', my: 'Teruskan di sini' },
  failedTitle: {
    en: 'Couldn’t load the next item.',
    id: 'Soal berikutnya gagal dimuat.',
    my: 'Soalan seterusnya tidak dapat dimuatkan.',
  },
  failedText: {
    en: 'Your answers are saved.',
    id: 'Jawaban Anda tersimpan.',
    my: 'Jawapan anda disimpan.',
  },
  wall: {
    en: 'Sign in to take the IQ test',
    id: 'Masuk untuk mengikuti tes IQ',
    my: 'Log masuk untuk mengambil ujian IQ',
  },
  wallText: {
    en: 'Your answers and your score belong to your account. You’ll be back here afterwards.',
    id: 'Jawaban dan skor tersimpan di akun Anda. Setelah itu Anda kembali ke sini.',
    my: 'Jawapan dan skor disimpan dalam akaun anda. Selepas itu anda kembali ke sini.',
  },
  signedOutTitle: { en: 'You’ve been signed out', id: 'Sesi Anda berakhir', my: 'Sesi anda tamat' },
  signedOutText: {
    en: 'Your place is saved. Sign in to continue.',
    id: 'Kemajuan Anda tersimpan. Masuk untuk melanjutkan.',
    my: 'Kemajuan anda disimpan. Log masuk untuk meneruskan.',
  },
})
