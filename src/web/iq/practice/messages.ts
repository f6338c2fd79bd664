import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  practice: {
    en: 'Practice {step} of {count}',
    id: 'Latihan {step} dari {count}',
    my: 'Latihan {step} daripada {count}',
  },
  noClock: {
    en: 'No clock, doesn’t count',
    id: 'Tanpa batas waktu, tidak dihitung',
    my: 'Tanpa had masa, tidak dikira',
  },
  back: { en: 'Back', id: 'Kembali', my: 'Kembali' },
  check: { en: 'Check answer', id: 'Periksa jawaban', my: 'Semak jawapan' },
  goOn: { en: 'Continue', id: 'Lanjutkan', my: 'Teruskan' },
  right: { en: 'That’s right.', id: 'Benar.', my: 'Betul.' },
  wrong: { en: 'Not quite.', id: 'Belum tepat.', my: 'Belum tepat.' },
  whyPattern: {
    en: 'The shape stays the same in every row, and the number of strokes in every column. So a grey triangle with three strokes is missing: answer 6.',
    id: 'Bentuknya sama di setiap baris, dan jumlah garisnya sama di setiap kolom. Jadi yang hilang adalah segitiga abu-abu dengan tiga garis: jawaban 6.',
    my: 'Bentuknya sama dalam setiap baris, dan bilangan garisnya sama dalam setiap lajur. Jadi yang hilang ialah segi tiga kelabu dengan tiga garis: jawapan 6.',
  },
  whyDouble: {
    en: 'Every number is twice the one before it: 24 + 24 = 48.',
    id: 'Setiap bilangan dua kali bilangan sebelumnya: 24 + 24 = 48.',
    my: 'Setiap nombor ialah dua kali nombor sebelumnya: 24 + 24 = 48.',
  },
  whyTurned: {
    en: 'Answer 3 is the shape after a quarter turn. Answers 1, 4 and 7 are mirror images; the others are different shapes.',
    id: 'Jawaban 3 adalah bentuk itu setelah seperempat putaran. Jawaban 1, 4, dan 7 adalah bayangan cermin; yang lain bentuk yang berbeda.',
    my: 'Jawapan 3 ialah bentuk itu selepas suku putaran. Jawapan 1, 4 dan 7 ialah imej cermin; yang lain bentuk yang berbeza.',
  },
  whyThree: {
    en: 'Every number is 3 more than the one before it: 14 + 3 = 17.',
    id: 'Setiap bilangan bertambah 3 dari bilangan sebelumnya: 14 + 3 = 17.',
    my: 'Setiap nombor bertambah 3 daripada nombor sebelumnya: 14 + 3 = 17.',
  },
  whyGrowing: {
    en: 'The steps grow by one: 1, 2, 3, 4, and now 5. So 11 + 5 = 16.',
    id: 'Selisihnya bertambah satu: 1, 2, 3, 4, dan kini 5. Jadi 11 + 5 = 16.',
    my: 'Bezanya bertambah satu: 1, 2, 3, 4, dan kini 5. Jadi 11 + 5 = 16.',
  },
  readyTitle: { en: 'Ready to start?', id: 'Siap memulai?', my: 'Sedia untuk bermula?' },
  readyText: {
    en: 'Find a quiet place, put away paper and calculator, and answer on your own. The time for the first item starts when you press Start test.',
    id: 'Cari tempat yang tenang, singkirkan kertas dan kalkulator, dan jawablah sendiri. Waktu soal pertama dimulai saat Anda menekan Mulai tes.',
    my: 'Cari tempat yang tenang, ketepikan kertas dan kalkulator, dan jawab sendiri. Masa soalan pertama bermula apabila anda menekan Mulakan ujian.',
  },
  start: { en: 'Start test', id: 'Mulai tes', my: 'Mulakan ujian' },
  again: { en: 'Practise again', id: 'Ulangi latihan', my: 'Ulang latihan' },
})
