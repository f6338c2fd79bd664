import { defineMessages } from '../../platform/messages.ts'

/** What stands beside an item, in the test and in the practice. */
export const messages = defineMessages({
  matrix: { en: 'Complete the pattern', id: 'Lengkapi polanya', my: 'Lengkapkan corak' },
  matrixText: {
    en: 'Look along the rows, then down the columns.',
    id: 'Perhatikan barisnya, lalu kolomnya.',
    my: 'Perhatikan barisnya, kemudian lajurnya.',
  },
  series: { en: 'Continue the series', id: 'Lanjutkan deretnya', my: 'Sambung siri ini' },
  seriesText: {
    en: 'Which number comes next?',
    id: 'Bilangan apa yang berikutnya?',
    my: 'Nombor apakah yang seterusnya?',
  },
  rotate: {
    en: 'Find the turned shape',
    id: 'Cari bentuk yang diputar',
    my: 'Cari bentuk yang telah diputar',
  },
  rotateText: {
    en: 'One answer is the same shape, only turned. Mirror images are wrong.',
    id: 'Satu jawaban adalah bentuk yang sama, hanya diputar. Bayangan cermin salah.',
    my: 'Satu jawapan ialah bentuk yang sama, cuma diputar. Imej cermin adalah salah.',
  },
  solid: { en: 'Find the turned solid', id: 'Cari bangun yang diputar', my: 'Cari pepejal yang diputar' },
  solidText: {
    en: 'One answer shows the same solid from another side. Mirror images are wrong.',
    id: 'Satu jawaban menunjukkan bangun yang sama dari sisi lain. Bayangan cermin salah.',
    my: 'Satu jawapan menunjukkan pepejal yang sama dari sisi lain. Imej cermin adalah salah.',
  },
  fold: { en: 'Unfold the paper', id: 'Buka lipatan kertas', my: 'Buka lipatan kertas' },
  foldText: {
    en: 'The paper is folded step by step, then punched. How does it look unfolded?',
    id: 'Kertas dilipat selangkah demi selangkah, lalu dilubangi. Seperti apa setelah dibuka?',
    my: 'Kertas dilipat langkah demi langkah, kemudian ditebuk. Bagaimanakah rupanya selepas dibuka?',
  },
  picture: { en: 'The figures of this item', id: 'Gambar soal ini', my: 'Rajah soalan ini' },
  missing: { en: 'missing number', id: 'bilangan yang hilang', my: 'nombor yang tiada' },
  answers: { en: 'Answers', id: 'Pilihan jawaban', my: 'Pilihan jawapan' },
  answer: { en: 'Answer {number}', id: 'Jawaban {number}', my: 'Jawapan {number}' },
  nextNumber: { en: 'Next number', id: 'Bilangan berikutnya', my: 'Nombor seterusnya' },
  changeSign: { en: 'Plus or minus', id: 'Plus atau minus', my: 'Tambah atau tolak' },
  notNumber: {
    en: 'Type a whole number, such as 42 or -7.',
    id: 'Ketik bilangan bulat, misalnya 42 atau -7.',
    my: 'Taip nombor bulat, contohnya 42 atau -7.',
  },
  notChosen: {
    en: 'Choose an answer first, or choose “I don’t know”.',
    id: 'Pilih jawaban dulu, atau pilih “Saya tidak tahu”.',
    my: 'Pilih jawapan dahulu, atau pilih “Saya tidak tahu”.',
  },
  unknown: { en: 'I don’t know', id: 'Saya tidak tahu', my: 'Saya tidak tahu' },
  next: { en: 'Next', id: 'Lanjut', my: 'Seterusnya' },
})
