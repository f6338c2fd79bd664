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
  ofMost: { en: 'of up to {count}', id: 'dari maksimal {count}', my: 'daripada maksimum {count}' },
  progress: { en: 'Progress', id: 'Kemajuan', my: 'Kemajuan' },
  perItem: {
    en: 'Up to {minutes} min each',
    id: 'Maks. {minutes} mnt per soal',
    my: 'Maks. {minutes} min setiap soalan',
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
    en: 'Press 1 to 8 to choose, then Enter.',
    id: 'Tekan 1 sampai 8 untuk memilih, lalu Enter.',
    my: 'Tekan 1 hingga 8 untuk memilih, kemudian Enter.',
  },
  keysArrows: {
    en: 'Use the arrow keys to choose, then press Enter.',
    id: 'Pakai tombol panah untuk memilih, lalu tekan Enter.',
    my: 'Guna kekunci anak panah untuk memilih, kemudian tekan Enter.',
  },
  keysNumber: {
    en: 'Type the number, then press Enter.',
    id: 'Ketik bilangannya, lalu tekan Enter.',
    my: 'Taip nombornya, kemudian tekan Enter.',
  },
  placeKept: {
    en: 'If you leave, your place is saved for {days} days from the start, on any device. The time for this item keeps running.',
    id: 'Jika Anda pergi, kemajuan Anda tersimpan selama {days} hari sejak awal tes, di perangkat mana pun. Waktu soal ini terus berjalan.',
    my: 'Jika anda keluar, kemajuan anda disimpan selama {days} hari dari permulaan ujian, pada mana-mana peranti. Masa soalan ini terus berjalan.',
  },
  sending: { en: 'Sending your answer', id: 'Mengirim jawaban Anda', my: 'Menghantar jawapan anda' },
  cutOff: {
    en: 'No connection. Your answer is saved on this device; we’ll send it as soon as you’re back online. Please keep this page open: it only counts if it reaches us before this item’s time is up.',
    id: 'Tidak ada koneksi. Jawaban Anda tersimpan di perangkat ini dan akan dikirim begitu koneksi kembali. Biarkan halaman ini terbuka: jawaban hanya dihitung jika sampai sebelum waktu soal ini habis.',
    my: 'Tiada sambungan. Jawapan anda disimpan pada peranti ini dan akan dihantar sebaik sahaja sambungan pulih. Biarkan halaman ini terbuka: jawapan hanya dikira jika sampai sebelum masa soalan ini tamat.',
  },
  ourFault: {
    en: 'We couldn’t save your answer. It’s saved on this device and we’re trying again. Please keep this page open: it only counts if it reaches us before this item’s time is up.',
    id: 'Kami belum berhasil menyimpan jawaban Anda. Jawaban tersimpan di perangkat ini dan kami terus mencoba. Biarkan halaman ini terbuka: jawaban hanya dihitung jika sampai sebelum waktu soal ini habis.',
    my: 'Kami belum dapat menyimpan jawapan anda. Jawapan disimpan pada peranti ini dan kami terus mencuba. Biarkan halaman ini terbuka: jawapan hanya dikira jika sampai sebelum masa soalan ini tamat.',
  },
  tryNow: { en: 'Try now', id: 'Coba sekarang', my: 'Cuba sekarang' },
  tryAgain: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  loading: { en: 'Loading the next item', id: 'Memuat soal berikutnya', my: 'Memuatkan soalan seterusnya' },
  finishing: { en: 'Working out your score', id: 'Menghitung skor Anda', my: 'Mengira skor anda' },
  restTitle: { en: 'Take a break', id: 'Beristirahatlah', my: 'Berehatlah' },
  restText: {
    en: 'Everything so far is saved. The time for the next item starts when you continue.',
    id: 'Semua jawaban Anda sejauh ini tersimpan. Waktu soal berikutnya dimulai saat Anda melanjutkan.',
    my: 'Semua jawapan anda setakat ini disimpan. Masa soalan seterusnya bermula apabila anda meneruskan.',
  },
  timeTitle: { en: 'Time’s up for this item', id: 'Waktu soal ini habis', my: 'Masa soalan ini tamat' },
  timeText: {
    en: 'That happens, and it’s only one item. The time for the next one starts when you continue.',
    id: 'Tidak apa-apa, ini hanya satu soal. Waktu soal berikutnya dimulai saat Anda melanjutkan.',
    my: 'Tidak mengapa, ini hanya satu soalan. Masa soalan seterusnya bermula apabila anda meneruskan.',
  },
  timeSentText: {
    en: 'Your answer was sent. The time for the next item starts when you continue.',
    id: 'Jawaban Anda sudah dikirim. Waktu soal berikutnya dimulai saat Anda melanjutkan.',
    my: 'Jawapan anda telah dihantar. Masa soalan seterusnya bermula apabila anda meneruskan.',
  },
  backTitle: {
    en: 'Your answer was sent',
    id: 'Jawaban Anda sudah dikirim',
    my: 'Jawapan anda telah dihantar',
  },
  backText: {
    en: 'The connection is back. The time for the next item starts when you continue.',
    id: 'Koneksi sudah pulih. Waktu soal berikutnya dimulai saat Anda melanjutkan.',
    my: 'Sambungan sudah pulih. Masa soalan seterusnya bermula apabila anda meneruskan.',
  },
  backLateText: {
    en: 'It reached us after this item’s time was up, so the item counts as not solved. The time for the next one starts when you continue.',
    id: 'Jawaban sampai setelah waktu soal ini habis, jadi soal dianggap tidak terjawab. Waktu soal berikutnya dimulai saat Anda melanjutkan.',
    my: 'Jawapan sampai selepas masa soalan ini tamat, jadi soalan dikira tidak dijawab. Masa soalan seterusnya bermula apabila anda meneruskan.',
  },
  goOn: { en: 'Continue', id: 'Lanjutkan', my: 'Teruskan' },
  stopHere: { en: 'Continue later', id: 'Lanjutkan nanti', my: 'Teruskan nanti' },
  movedTitle: {
    en: 'Your test is open somewhere else',
    id: 'Tes Anda terbuka di tempat lain',
    my: 'Ujian anda dibuka di tempat lain',
  },
  movedText: {
    en: 'You opened it in another tab or on another device. You can take it in one place at a time; nothing is lost.',
    id: 'Anda membukanya di tab atau perangkat lain. Tes hanya bisa dikerjakan di satu tempat; tidak ada yang hilang.',
    my: 'Anda membukanya dalam tab atau pada peranti lain. Ujian hanya boleh dijawab di satu tempat pada satu masa; tiada yang hilang.',
  },
  takeOver: { en: 'Continue here', id: 'Lanjutkan di sini', my: 'Teruskan di sini' },
  failedTitle: {
    en: 'Couldn’t load the next item.',
    id: 'Soal berikutnya gagal dimuat.',
    my: 'Soalan seterusnya tidak dapat dimuatkan.',
  },
  noScoreTitle: {
    en: 'Couldn’t work out your score.',
    id: 'Skor Anda gagal dihitung.',
    my: 'Skor anda tidak dapat dikira.',
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
    en: 'Your answers and score are saved in your account. You’ll be back here afterwards.',
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
