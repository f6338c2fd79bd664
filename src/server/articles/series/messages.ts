import { defineMessages } from '../../../contract/messages.ts'

export const messages = defineMessages({
  byAuthor: {
    en: 'Only the author decides which series the article belongs to.',
    id: 'Hanya penulis yang menentukan artikel ini masuk seri mana.',
    my: 'Hanya pengarang yang menentukan artikel ini tergolong dalam siri mana.',
  },
  ofOriginal: {
    en: 'The series belongs to the original article and is changed there.',
    id: 'Seri mengikuti artikel asli dan diubah di sana.',
    my: 'Siri mengikut artikel asal dan ditukar di sana.',
  },
  full: {
    en: 'A series has {count} parts at most. Begin another one.',
    id: 'Satu seri paling banyak {count} bagian. Mulailah seri yang baru.',
    my: 'Satu siri mempunyai paling banyak {count} bahagian. Mulakan siri yang lain.',
  },
  tooMany: {
    en: 'You have {count} series, which is all there is room for.',
    id: 'Anda sudah punya {count} seri; tidak ada tempat lagi.',
    my: 'Anda sudah mempunyai {count} siri; tiada ruang lagi.',
  },
  titleTaken: {
    en: 'You have a series with this title already.',
    id: 'Anda sudah punya seri dengan judul ini.',
    my: 'Anda sudah mempunyai siri dengan tajuk ini.',
  },
  otherParts: {
    en: 'Name every part of the series exactly once. It may have changed meanwhile; load it again.',
    id: 'Sebutkan setiap bagian seri tepat satu kali. Mungkin isinya sudah berubah; muat ulang.',
    my: 'Namakan setiap bahagian siri tepat sekali. Mungkin ia telah berubah; muatkan semula.',
  },
})
