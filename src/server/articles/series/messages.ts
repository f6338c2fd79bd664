import { defineMessages } from '../../../contract/messages.ts'

export const messages = defineMessages({
  byAuthor: {
    en: 'Only the author can choose the article’s series.',
    id: 'Hanya penulis yang bisa memilih seri artikel ini.',
    my: 'Hanya penulis boleh memilih siri artikel ini.',
  },
  ofOriginal: {
    en: 'The series is taken from the original article. Please change it there.',
    id: 'Seri mengikuti naskah asli. Silakan ubah di sana.',
    my: 'Siri mengikut teks asal. Sila tukar di sana.',
  },
  full: {
    en: 'A series can have up to {count} parts. Please start a new one.',
    id: 'Satu seri maksimal {count} bagian. Silakan mulai seri baru.',
    my: 'Satu siri maksimum {count} bahagian. Sila mulakan siri baharu.',
  },
  tooMany: {
    en: 'You’ve reached the limit of {count} series. Delete one to start another.',
    id: 'Anda sudah mencapai batas {count} seri. Hapus salah satu untuk memulai yang baru.',
    my: 'Anda sudah mencapai had {count} siri. Padam salah satu untuk memulakan yang baharu.',
  },
  titleTaken: {
    en: 'You already have a series with this title.',
    id: 'Anda sudah punya seri dengan judul ini.',
    my: 'Anda sudah mempunyai siri dengan tajuk ini.',
  },
  otherParts: {
    en: 'Name every part of the series exactly once. It may have changed; please reload it.',
    id: 'Sebutkan setiap bagian seri tepat satu kali. Mungkin isinya sudah berubah; muat ulang.',
    my: 'Namakan setiap bahagian siri tepat sekali. Mungkin ia sudah berubah; sila muatkan semula.',
  },
})
