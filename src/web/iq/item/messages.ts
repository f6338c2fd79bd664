import { defineMessages } from '../../platform/messages.ts'

/** What stands beside an item, in the test and in the practice. */
export const messages = defineMessages({
  item: { en: 'Item {number}', id: 'Soal {number}', my: 'Soalan {number}' },
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
    en: 'Find the rotated shape',
    id: 'Cari bentuk yang diputar',
    my: 'Cari bentuk yang telah diputar',
  },
  rotateText: {
    en: 'One answer is the same shape, only rotated. Mirror images are wrong.',
    id: 'Satu jawaban adalah bentuk yang sama, hanya diputar. Bayangan cermin bukan jawabannya.',
    my: 'Satu jawapan ialah bentuk yang sama, cuma diputar. Imej cermin bukan jawapannya.',
  },
  solid: {
    en: 'Find the rotated object',
    id: 'Cari bangun ruang yang diputar',
    my: 'Cari pepejal yang diputar',
  },
  solidText: {
    en: 'One answer shows the same object from another side. Mirror images are wrong.',
    id: 'Satu jawaban menunjukkan bangun ruang yang sama dari sisi lain. Bayangan cermin bukan jawabannya.',
    my: 'Satu jawapan menunjukkan pepejal yang sama dari sisi lain. Imej cermin bukan jawapannya.',
  },
  fold: { en: 'Unfold the paper', id: 'Buka lipatan kertas', my: 'Buka lipatan kertas' },
  foldText: {
    en: 'The paper is folded step by step, then punched. How does it look unfolded?',
    id: 'Kertas dilipat selangkah demi selangkah, lalu dilubangi. Seperti apa setelah dibuka?',
    my: 'Kertas dilipat langkah demi langkah, kemudian ditebuk. Bagaimanakah rupanya selepas dibuka?',
  },
  picture: { en: 'The figures of this item', id: 'Gambar soal ini', my: 'Rajah soalan ini' },
  missing: { en: 'missing number', id: 'bilangan yang hilang', my: 'nombor yang hilang' },
  answers: { en: 'Answers', id: 'Pilihan jawaban', my: 'Pilihan jawapan' },
  answer: { en: 'Answer {number}', id: 'Jawaban {number}', my: 'Jawapan {number}' },
  nextNumber: { en: 'Next number', id: 'Bilangan berikutnya', my: 'Nombor seterusnya' },
  changeSign: { en: 'Change sign', id: 'Ubah tanda', my: 'Tukar tanda' },
  notNumber: {
    en: 'Type a whole number, such as 42 or -7.',
    id: 'Ketik bilangan bulat, misalnya 42 atau -7.',
    my: 'Taip nombor bulat, contohnya 42 atau -7.',
  },
  notChosen: {
    en: 'Choose an answer first, or choose “I don’t know”.',
    id: 'Pilih jawaban terlebih dahulu, atau pilih “Saya tidak tahu”.',
    my: 'Pilih jawapan dahulu, atau pilih “Saya tidak tahu”.',
  },
  notChosenPractice: {
    en: 'Choose an answer first.',
    id: 'Pilih jawaban terlebih dahulu.',
    my: 'Pilih jawapan dahulu.',
  },
  unknown: { en: 'I don’t know', id: 'Saya tidak tahu', my: 'Saya tidak tahu' },
  next: { en: 'Next', id: 'Lanjut', my: 'Seterusnya' },
})
