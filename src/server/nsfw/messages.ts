import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  yearIsFixed: {
    en: 'To protect younger members, a year of birth that means you may be under 18 can’t be changed here. If it’s wrong, please write to {contact}.',
    id: 'Demi melindungi anggota yang lebih muda, tahun lahir yang berarti usia Anda mungkin belum 18 tahun tidak bisa diubah di sini. Jika keliru, silakan tulis ke {contact}.',
    my: 'Demi melindungi ahli yang lebih muda, tahun lahir yang bermakna umur anda mungkin belum 18 tahun tidak boleh diubah di sini. Jika tersilap, sila tulis kepada {contact}.',
  },
  /** Where the operator has published no address. */
  yearIsFixedHere: {
    en: 'A year of birth that makes you younger than 18 can’t be changed here. If it’s wrong, the operator of this site can correct it, but hasn’t published an address yet.',
    id: 'Tahun lahir yang menunjukkan usia di bawah 18 tahun tidak dapat diubah di sini. Jika keliru, pengelola situs ini bisa membetulkannya, tetapi belum mencantumkan alamat email.',
    my: 'Tahun lahir yang menunjukkan umur bawah 18 tahun tidak boleh diubah di sini. Jika tersilap, pengendali laman ini boleh membetulkannya, tetapi belum menyatakan alamat e-mel.',
  },
  yearToCome: {
    en: 'That year is in the future.',
    id: 'Tahun itu belum tiba.',
    my: 'Tahun itu masih pada masa hadapan.',
  },
})
