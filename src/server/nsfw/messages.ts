import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  notOffered: {
    en: 'There is no adult content here.',
    id: 'Tidak ada konten dewasa di sini.',
    my: 'Tiada kandungan dewasa di sini.',
  },
  underAge: {
    en: 'Adult content is for people of 18 or older, and you have told us that you are younger.',
    id: 'Konten dewasa hanya untuk yang berusia 18 tahun atau lebih, dan Anda telah menyatakan lebih muda.',
    my: 'Kandungan dewasa hanya untuk mereka yang berumur 18 tahun ke atas, dan anda telah menyatakan umur yang lebih muda.',
  },
  yearIsFixed: {
    en: 'A year of birth under 18 can’t be changed here. If it is wrong, please write to {contact}.',
    id: 'Tahun lahir di bawah 18 tahun tidak dapat diubah di sini. Jika keliru, silakan tulis ke {contact}.',
    my: 'Tahun lahir bawah 18 tahun tidak boleh diubah di sini. Jika tersilap, sila tulis kepada {contact}.',
  },
  yearToCome: {
    en: 'This year is still to come.',
    id: 'Tahun ini belum tiba.',
    my: 'Tahun itu masih belum tiba.',
  },
})
